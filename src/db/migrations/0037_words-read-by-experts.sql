ALTER TABLE "conservation_alerts" ADD COLUMN "public_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "citizen_science_participation" ADD COLUMN "sender_key" text;--> statement-breakpoint
ALTER TABLE "citizen_science_projects" ADD COLUMN "public_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "species_report_comments" ADD COLUMN "words_cleared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "species_report_opinions" ADD COLUMN "words_cleared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "words_cleared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "told" text GENERATED ALWAYS AS (lower(coalesce(description, '') || E'\n' || coalesce(behavior_observed, '') || E'\n' || coalesce(conservation_concerns, ''))) STORED;--> statement-breakpoint
CREATE INDEX "species_reports_told" ON "species_reports" USING gin ("told" gin_trgm_ops) WHERE "species_reports"."words_cleared";--> statement-breakpoint
ALTER TABLE "species_reports" DROP COLUMN "earlier_places";--> statement-breakpoint
UPDATE "species_reports" SET "words_cleared" = true WHERE "is_demo";--> statement-breakpoint
UPDATE "species_report_comments" SET "words_cleared" = true WHERE "is_demo";--> statement-breakpoint
UPDATE "species_report_opinions" SET "words_cleared" = true WHERE "is_demo";--> statement-breakpoint
UPDATE "species_reports" SET "abundance" = NULL WHERE "occurrence_status" = 'absent';--> statement-breakpoint
UPDATE "species_reports" SET "description" = 'Looked for it the whole time and saw none.', "behavior_observed" = NULL WHERE "is_demo" AND "occurrence_status" = 'absent';
