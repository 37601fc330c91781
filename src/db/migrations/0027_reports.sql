DROP INDEX "species_report_names_once";--> statement-breakpoint
ALTER TABLE "species_report_names" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "species_report_opinions" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "project_id" integer;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "reporter_email" text;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "species_report_names" ADD CONSTRAINT "species_report_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_reports" ADD CONSTRAINT "species_reports_project_id_citizen_science_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."citizen_science_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "species_report_names_user" ON "species_report_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "species_reports_project" ON "species_reports" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "species_report_names" ADD CONSTRAINT "species_report_names_by_person" UNIQUE NULLS NOT DISTINCT("report_id","species_id","user_id");