ALTER TABLE "event_dates" ADD COLUMN "told_when" text;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "told_place" text;