ALTER TABLE "conservation_alerts" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "conservation_alerts" ADD COLUMN "names_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "citizen_science_projects" ADD COLUMN "species_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "citizen_science_projects" ADD COLUMN "names_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "earlier_places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "species_reports" ADD COLUMN "names_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conservation_alerts" DROP COLUMN "public_title";--> statement-breakpoint
ALTER TABLE "conservation_alerts" DROP COLUMN "public_description";--> statement-breakpoint
ALTER TABLE "conservation_alerts" DROP COLUMN "public_action";--> statement-breakpoint
ALTER TABLE "species_report_comments" DROP COLUMN "public_body";--> statement-breakpoint
ALTER TABLE "species_report_opinions" DROP COLUMN "public_reason";--> statement-breakpoint
ALTER TABLE "species_reports" DROP COLUMN "public_description";--> statement-breakpoint
ALTER TABLE "species_reports" DROP COLUMN "public_behavior";--> statement-breakpoint
ALTER TABLE "species_reports" DROP COLUMN "public_concerns";