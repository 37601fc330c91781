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
CREATE TABLE "citizen_science_contributions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citizen_science_contributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"user_id" text,
	"amount" integer NOT NULL,
	"note" text,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "citizen_science_contributions_once" UNIQUE("project_id","source"),
	CONSTRAINT "citizen_science_contributions_positive" CHECK ("citizen_science_contributions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "citizen_science_participation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citizen_science_participation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"user_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "citizen_science_participation_once" UNIQUE("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "citizen_science_projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citizen_science_projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"project_type" text NOT NULL,
	"organizer" text NOT NULL,
	"location" text NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"accuracy_meters" integer,
	"position_source" text,
	"public_area" text,
	"cell_latitude" numeric(4, 1) GENERATED ALWAYS AS (floor(latitude * 5) / 5 + 0.1) STORED,
	"cell_longitude" numeric(4, 1) GENERATED ALWAYS AS (floor(longitude * 5) / 5 + 0.1) STORED,
	"status" text DEFAULT 'active' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"goal_amount" integer,
	"goal_unit" text NOT NULL,
	"photo" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"request" jsonb NOT NULL,
	"rights" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"rows_written" integer DEFAULT 0 NOT NULL,
	"filename" text NOT NULL,
	"mime_type" text NOT NULL,
	"stored_as" text,
	"bytes" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "experts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"group" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experts_once" UNIQUE NULLS NOT DISTINCT("user_id","group")
);
--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "told_when" text;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "told_place" text;--> statement-breakpoint
ALTER TABLE "alert_subscriptions" ADD CONSTRAINT "alert_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_supports" ADD CONSTRAINT "alert_supports_alert_id_conservation_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."conservation_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_supports" ADD CONSTRAINT "alert_supports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conservation_alerts" ADD CONSTRAINT "conservation_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conservation_alerts" ADD CONSTRAINT "conservation_alerts_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_contributions" ADD CONSTRAINT "citizen_science_contributions_project_id_citizen_science_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."citizen_science_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_contributions" ADD CONSTRAINT "citizen_science_contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_participation" ADD CONSTRAINT "citizen_science_participation_project_id_citizen_science_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."citizen_science_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_participation" ADD CONSTRAINT "citizen_science_participation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_projects" ADD CONSTRAINT "citizen_science_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "experts" ADD CONSTRAINT "experts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_subscriptions_user" ON "alert_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_supports_user" ON "alert_supports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conservation_alerts_order" ON "conservation_alerts" USING btree ((("created_at" at time zone 'UTC')::date) desc,"list_key");--> statement-breakpoint
CREATE INDEX "conservation_alerts_user" ON "conservation_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "citizen_science_contributions_user" ON "citizen_science_contributions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "citizen_science_participation_user" ON "citizen_science_participation" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "citizen_science_projects_order" ON "citizen_science_projects" USING btree ("featured" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "citizen_science_projects_user" ON "citizen_science_projects" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "export_jobs_user" ON "export_jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "export_jobs_expiry" ON "export_jobs" USING btree ("expires_at");--> statement-breakpoint
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