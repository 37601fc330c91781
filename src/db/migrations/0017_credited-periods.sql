ALTER TABLE "promotion_periods" ADD COLUMN "worth_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_periods" ADD COLUMN "credited_to" integer;--> statement-breakpoint
ALTER TABLE "promotion_periods" ADD COLUMN "credited_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "promotion_periods_credited_to" ON "promotion_periods" USING btree ("credited_to");--> statement-breakpoint
UPDATE "promotion_periods" SET "worth_cents" = "paid_cents" + "credit_cents";
