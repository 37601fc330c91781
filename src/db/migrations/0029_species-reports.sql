CREATE TABLE "species_report_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "species_report_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"user_id" text,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"public_body" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_report_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "species_report_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_report_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "species_report_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"species_id" integer NOT NULL,
	"was_sensitive" boolean NOT NULL,
	"is_cleared" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_report_opinions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "species_report_opinions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"species_id" integer,
	"species_name" text,
	"taxon" text NOT NULL,
	"reason" text,
	"public_reason" text,
	"by_expert" boolean NOT NULL,
	"is_standing" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_report_upvotes" (
	"report_id" integer NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "species_report_upvotes_report_id_user_id_pk" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "species_reports" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" text,
	"report_type" text NOT NULL,
	"species_id" integer,
	"species_name" text,
	"location" text NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"accuracy_meters" integer,
	"position_source" text,
	"public_area" text,
	"cell_latitude" numeric(4, 1) GENERATED ALWAYS AS (floor(latitude * 5) / 5 + 0.1) STORED,
	"cell_longitude" numeric(4, 1) GENERATED ALWAYS AS (floor(longitude * 5) / 5 + 0.1) STORED,
	"description" text NOT NULL,
	"behavior_observed" text,
	"conservation_concerns" text,
	"public_description" text NOT NULL,
	"public_behavior" text,
	"public_concerns" text,
	"abundance" text,
	"occurrence_status" text DEFAULT 'present' NOT NULL,
	"effort_minutes" integer,
	"observed_on" date NOT NULL,
	"observed_time" text,
	"images" text[] DEFAULT '{}' NOT NULL,
	"licence" text DEFAULT 'CC-BY-4.0' NOT NULL,
	"verification_status" text DEFAULT 'pending' NOT NULL,
	"request_key" text,
	"sender_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "species_reports_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "species_reports_position" CHECK (num_nonnulls("species_reports"."latitude", "species_reports"."longitude") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "species_report_comments" ADD CONSTRAINT "species_report_comments_report_id_species_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."species_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_comments" ADD CONSTRAINT "species_report_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_history" ADD CONSTRAINT "species_report_history_report_id_species_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."species_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_names" ADD CONSTRAINT "species_report_names_report_id_species_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."species_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_names" ADD CONSTRAINT "species_report_names_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_opinions" ADD CONSTRAINT "species_report_opinions_report_id_species_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."species_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_opinions" ADD CONSTRAINT "species_report_opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_opinions" ADD CONSTRAINT "species_report_opinions_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_upvotes" ADD CONSTRAINT "species_report_upvotes_report_id_species_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."species_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_report_upvotes" ADD CONSTRAINT "species_report_upvotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_reports" ADD CONSTRAINT "species_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_reports" ADD CONSTRAINT "species_reports_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "species_report_comments_report" ON "species_report_comments" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "species_report_comments_user" ON "species_report_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "species_report_history_report" ON "species_report_history" USING btree ("report_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "species_report_names_once" ON "species_report_names" USING btree ("report_id","species_id");--> statement-breakpoint
CREATE UNIQUE INDEX "species_report_opinions_once" ON "species_report_opinions" USING btree ("report_id","user_id") WHERE "species_report_opinions"."is_standing";--> statement-breakpoint
CREATE INDEX "species_report_opinions_user" ON "species_report_opinions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "species_report_upvotes_user" ON "species_report_upvotes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "species_reports_observed" ON "species_reports" USING btree ("observed_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "species_reports_species" ON "species_reports" USING btree ("species_id","observed_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "species_reports_user" ON "species_reports" USING btree ("user_id");