ALTER TABLE "conservation_alerts" ADD COLUMN "public_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "citizen_science_participation" ADD COLUMN "sender_key" text;--> statement-breakpoint
ALTER TABLE "citizen_science_projects" ADD COLUMN "public_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "species_reports" DROP COLUMN "earlier_places";