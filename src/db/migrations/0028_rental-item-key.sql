ALTER TABLE "rental_items" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "rental_items" ADD CONSTRAINT "rental_items_request_key" UNIQUE("business_id","request_key");