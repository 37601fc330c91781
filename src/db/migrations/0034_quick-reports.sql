DROP INDEX "species_reports_species";--> statement-breakpoint
ALTER TABLE "alert_supports" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "alert_supports" ADD COLUMN "sender_key" text;--> statement-breakpoint
ALTER TABLE "citizen_science_participation" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "species_report_opinions" ADD COLUMN "sender_key" text;--> statement-breakpoint
ALTER TABLE "species_report_upvotes" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "species_report_upvotes" ADD COLUMN "sender_key" text;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "settled_species_id" integer;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "settled_name" text;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "called_species_id" integer GENERATED ALWAYS AS (case when settled_name is null then species_id else settled_species_id end) STORED;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(coalesce(species_name, '') || E'\n' || coalesce(settled_name, '') || E'\n' || coalesce(location, '') || E'\n' || coalesce(description, '') || E'\n' || coalesce(behavior_observed, '') || E'\n' || coalesce(conservation_concerns, ''))) STORED;--> statement-breakpoint
ALTER TABLE "species_reports" ADD CONSTRAINT "species_reports_settled_species_id_species_id_fk" FOREIGN KEY ("settled_species_id") REFERENCES "public"."species"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "species_reports_position" ON "species_reports" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "species_reports_words" ON "species_reports" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "species_reports_area" ON "species_reports" USING gin (lower("public_area") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "species_reports_species" ON "species_reports" USING btree ("called_species_id","observed_on" DESC NULLS LAST);