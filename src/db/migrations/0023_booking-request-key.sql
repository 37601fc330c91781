ALTER TABLE "rental_bookings" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "rental_bookings" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_bookings" ADD CONSTRAINT "rental_bookings_request_key" UNIQUE("request_key");