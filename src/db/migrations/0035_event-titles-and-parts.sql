ALTER TABLE "event_dates" ADD COLUMN "told_title" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "part_of_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_part_of_id_events_id_fk" FOREIGN KEY ("part_of_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_part_of" ON "events" USING btree ("part_of_id") WHERE "events"."part_of_id" is not null;