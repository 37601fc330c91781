ALTER TABLE "events" ADD COLUMN "chosen_season" text;--> statement-breakpoint
-- What differs from the date was chosen, unless it is what an earlier time of a moved date had given.
UPDATE "events" SET "chosen_season" = "season"
WHERE "season" <> (ARRAY['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer', 'Summer', 'Summer', 'Fall', 'Fall', 'Fall', 'Winter'])[substr("starts_local", 6, 2)::int]
  AND NOT EXISTS (
    SELECT FROM "event_dates" "date"
    WHERE "date"."event_id" = "events"."id"
      AND (ARRAY['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer', 'Summer', 'Summer', 'Fall', 'Fall', 'Fall', 'Winter'])[extract(month FROM "date"."previous_starts_at" AT TIME ZONE "events"."time_zone")::int] = "events"."season"
  );--> statement-breakpoint
UPDATE "events" SET "season" = (ARRAY['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer', 'Summer', 'Summer', 'Fall', 'Fall', 'Fall', 'Winter'])[extract(month FROM "shown_starts_at" AT TIME ZONE "time_zone")::int]
WHERE "chosen_season" IS NULL;
