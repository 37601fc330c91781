ALTER TABLE "rental_blackouts" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "rental_blackouts" ADD CONSTRAINT "rental_blackouts_request_key" UNIQUE("rental_item_id","request_key");