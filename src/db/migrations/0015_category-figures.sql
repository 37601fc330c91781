ALTER TABLE "listing_counts" ADD COLUMN "featured" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_counts" ADD COLUMN "rated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_counts" ADD COLUMN "ratings" numeric(12, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM listing_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO listing_counts (category, city, state, region, listings, featured, rated, ratings)
		SELECT category, city, state, region_of(state, latitude, longitude), count(*),
			count(*) FILTER (WHERE featured_level > 0), count(*) FILTER (WHERE review_count > 0),
			coalesce(sum(average_rating) FILTER (WHERE review_count > 0), 0)
		FROM new_rows WHERE status = 'live' GROUP BY 1, 2, 3, 4;
	ELSE
		INSERT INTO listing_counts (category, city, state, region, listings, featured, rated, ratings)
		SELECT category, city, state, region_of(state, latitude, longitude), -count(*),
			-count(*) FILTER (WHERE featured_level > 0), -count(*) FILTER (WHERE review_count > 0),
			-coalesce(sum(average_rating) FILTER (WHERE review_count > 0), 0)
		FROM old_rows WHERE status = 'live' GROUP BY 1, 2, 3, 4;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A new rating of a listing that stays where it is adds one line, not two.
CREATE OR REPLACE FUNCTION recount_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_counts (category, city, state, region, listings, featured, rated, ratings)
	SELECT category, city, state, region_of(state, latitude, longitude), sum(sign),
		coalesce(sum(sign) FILTER (WHERE featured_level > 0), 0), coalesce(sum(sign) FILTER (WHERE review_count > 0), 0),
		coalesce(sum(sign * average_rating) FILTER (WHERE review_count > 0), 0)
	FROM (VALUES (-1, OLD.category, OLD.city, OLD.state, OLD.latitude, OLD.longitude, OLD.status, OLD.featured_level, OLD.review_count, OLD.average_rating),
		(1, NEW.category, NEW.city, NEW.state, NEW.latitude, NEW.longitude, NEW.status, NEW.featured_level, NEW.review_count, NEW.average_rating))
		AS changed(sign, category, city, state, latitude, longitude, status, featured_level, review_count, average_rating)
	WHERE status = 'live' GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER businesses_recounted ON "businesses";--> statement-breakpoint
-- Not of named columns: a level may be set by a trigger before.
CREATE TRIGGER businesses_recounted AFTER UPDATE ON "businesses" FOR EACH ROW
WHEN ((OLD.category, OLD.city, OLD.state, OLD.latitude, OLD.longitude, OLD.status, OLD.featured_level > 0, OLD.review_count > 0, OLD.average_rating) IS DISTINCT FROM (NEW.category, NEW.city, NEW.state, NEW.latitude, NEW.longitude, NEW.status, NEW.featured_level > 0, NEW.review_count > 0, NEW.average_rating))
EXECUTE FUNCTION recount_listing();--> statement-breakpoint
DELETE FROM listing_counts;--> statement-breakpoint
INSERT INTO listing_counts (category, city, state, region, listings, featured, rated, ratings)
SELECT category, city, state, region_of(state, latitude, longitude), count(*),
	count(*) FILTER (WHERE featured_level > 0), count(*) FILTER (WHERE review_count > 0),
	coalesce(sum(average_rating) FILTER (WHERE review_count > 0), 0)
FROM businesses WHERE status = 'live' GROUP BY 1, 2, 3, 4;
