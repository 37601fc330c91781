ALTER TABLE "business_claims" ADD COLUMN "sent_by_id" text;--> statement-breakpoint
ALTER TABLE "business_claims" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_claims" ADD COLUMN "objection_dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_claims" ADD CONSTRAINT "business_claims_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- The account that was signed in has sent the claim. It is the claimer's only where its proved address
-- is the typed one, or where the mailed link was followed.
UPDATE "business_claims" SET "sent_by_id" = "claimer_id" WHERE "link_expires_at" IS NULL;--> statement-breakpoint
UPDATE "business_claims" AS "claim" SET "confirmed_at" = coalesce("claim"."completed_at", "claim"."created_at")
FROM "users"
WHERE "users"."id" = "claim"."claimer_id"
  AND ("users"."email" = lower("claim"."claimer_email") OR "claim"."completed_at" IS NOT NULL
    OR "claim"."link_expires_at" IS NOT NULL)
  AND NOT ("claim"."status" = 'pending' AND EXISTS (
    SELECT FROM "business_claims" AS "older"
    WHERE "older"."business_id" = "claim"."business_id" AND "older"."status" = 'pending'
      AND lower("older"."claimer_email") = lower("claim"."claimer_email")
      AND "older"."claimer_id" = "claim"."claimer_id" AND "older"."id" < "claim"."id"));--> statement-breakpoint
-- What an account was promised under an address that nobody proved is decided again, with all in view.
UPDATE "business_claims" SET "claimer_id" = NULL, "domain_matches" = false,
  "status" = CASE "status" WHEN 'approved' THEN 'pending' ELSE "status" END,
  "transfer_at" = NULL, "objected_at" = NULL, "objection" = NULL
WHERE "claimer_id" IS NOT NULL AND "confirmed_at" IS NULL;--> statement-breakpoint
UPDATE "business_claims" AS "claim" SET "sender_key" = NULL
WHERE "claim"."status" = 'pending' AND "claim"."confirmed_at" IS NULL AND EXISTS (
  SELECT FROM "business_claims" AS "older"
  WHERE "older"."business_id" = "claim"."business_id" AND "older"."status" = 'pending'
    AND lower("older"."claimer_email") = lower("claim"."claimer_email") AND "older"."id" < "claim"."id");--> statement-breakpoint
CREATE INDEX "business_claims_sender" ON "business_claims" USING btree ("sent_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_claims_open" ON "business_claims" USING btree ("business_id",lower("claimer_email")) WHERE "business_claims"."status" = 'pending' and "business_claims"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "business_claims_unconfirmed" ON "business_claims" USING btree ("business_id",lower("claimer_email"),"sender_key") WHERE "business_claims"."status" = 'pending' and "business_claims"."confirmed_at" is null;