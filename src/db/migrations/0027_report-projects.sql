ALTER TABLE "species_report_opinions" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "project_id" integer;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "reporter_email" text;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "species_reports" ADD CONSTRAINT "species_reports_project_id_citizen_science_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."citizen_science_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "species_reports_project" ON "species_reports" USING btree ("project_id");