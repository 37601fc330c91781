CREATE INDEX "businesses_all_newest" ON "businesses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "businesses_all_name" ON "businesses" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "businesses_all_rating" ON "businesses" USING btree ("average_rating","id");--> statement-breakpoint
CREATE INDEX "businesses_all_level" ON "businesses" USING btree ("featured_level","id");--> statement-breakpoint
CREATE INDEX "businesses_description" ON "businesses" USING btree (md5(lower("description")));--> statement-breakpoint
CREATE INDEX "businesses_sender" ON "businesses" USING btree ("sender_key");