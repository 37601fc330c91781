CREATE TABLE "alert_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"alert_type" text,
	"state" text,
	"place" text,
	"latitude" double precision,
	"longitude" double precision,
	"radius_miles" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_supports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_supports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alert_id" integer NOT NULL,
	"user_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alert_supports_once" UNIQUE("alert_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conservation_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conservation_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"action_required" text,
	"public_title" text NOT NULL,
	"public_description" text NOT NULL,
	"public_action" text,
	"alert_type" text NOT NULL,
	"severity" text DEFAULT 'medium' NOT NULL,
	"location" text NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"accuracy_meters" integer,
	"position_source" text,
	"public_area" text,
	"cell_latitude" numeric(4, 1) GENERATED ALWAYS AS (floor(latitude * 5) / 5 + 0.1) STORED,
	"cell_longitude" numeric(4, 1) GENERATED ALWAYS AS (floor(longitude * 5) / 5 + 0.1) STORED,
	"species_id" integer,
	"species_name" text,
	"species_ids" integer[] DEFAULT '{}' NOT NULL,
	"photo" text,
	"status" text DEFAULT 'active' NOT NULL,
	"resolved_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"list_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sender_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_subscriptions" ADD CONSTRAINT "alert_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_supports" ADD CONSTRAINT "alert_supports_alert_id_conservation_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."conservation_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_supports" ADD CONSTRAINT "alert_supports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conservation_alerts" ADD CONSTRAINT "conservation_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conservation_alerts" ADD CONSTRAINT "conservation_alerts_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_subscriptions_user" ON "alert_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_supports_user" ON "alert_supports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conservation_alerts_order" ON "conservation_alerts" USING btree ((("created_at" at time zone 'UTC')::date) desc,"list_key");--> statement-breakpoint
CREATE INDEX "conservation_alerts_user" ON "conservation_alerts" USING btree ("user_id");