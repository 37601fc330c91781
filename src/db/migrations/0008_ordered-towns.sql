-- In the order of the lists, and with what the conditions read: nobody sorts or looks up a town's listings for a page.
DROP INDEX "businesses_category_town";--> statement-breakpoint
CREATE INDEX "businesses_search_6" ON "businesses" USING gin ("search") WITH (fastupdate=off) WHERE "businesses"."status" = 'live' and "businesses"."tier" = 6;--> statement-breakpoint
CREATE INDEX "businesses_search_7" ON "businesses" USING gin ("search") WITH (fastupdate=off) WHERE "businesses"."status" = 'live' and "businesses"."tier" = 7;--> statement-breakpoint
CREATE INDEX "businesses_category_town_rating" ON "businesses" USING btree ("category",lower("city"),"state","average_rating" DESC NULLS LAST,"review_count" DESC NULLS LAST,"id" DESC NULLS LAST) INCLUDE ("city") WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category_town" ON "businesses" USING btree ("category",lower("city"),"state","standing" DESC NULLS LAST,"id" DESC NULLS LAST) INCLUDE ("city") WHERE "businesses"."status" = 'live';--> statement-breakpoint
-- With all that the page around a position asks of paid placements.
DROP INDEX "businesses_position_featured";--> statement-breakpoint
CREATE INDEX "businesses_position_featured" ON "businesses" USING gist (mercator("latitude", "longitude")) INCLUDE ("latitude", "longitude", "featured_level", "id") WHERE "businesses"."status" = 'live' and "businesses"."featured_level" > 0;--> statement-breakpoint
-- The search vector stays in its row, where the rank of a match reads it, unless the row is longer than half a page.
ALTER TABLE "businesses" SET (toast_tuple_target = 4080);
