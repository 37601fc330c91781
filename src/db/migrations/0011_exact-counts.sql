-- A place's mean with five more reviews of 4.2 stars, about what all places have: one review is no proof.
-- Nothing can be said of a place without any.
CREATE FUNCTION weighted_rating(average_rating numeric, review_count int) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN review_count = 0 THEN 0 ELSE round((average_rating * review_count + 21) / (review_count + 5), 3) END $$;--> statement-breakpoint
-- The order of lists as one number: the paid level in thousands, then the weighted rating and reviews, at most 200.
CREATE OR REPLACE FUNCTION standing_of(featured_level smallint, average_rating numeric, review_count int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT featured_level * 1000 + (round(public.weighted_rating(average_rating, review_count) * 20) + least(review_count, 200) * 0.5)::int $$;--> statement-breakpoint
-- Stretches of coast that are no town.
CREATE FUNCTION region_of(state text, latitude float8, longitude float8) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN state = 'FL' THEN 'Florida Coast'
     WHEN state IN ('MD', 'VA', 'DC') AND latitude BETWEEN 36.75 AND 39.65 AND longitude BETWEEN -77.4 AND -75.6 THEN 'Chesapeake Bay'
     ELSE '' END $$;--> statement-breakpoint
-- A letter in the wrong place is one slip of the fingers, not two: the letters are the same, and one of them is left out
-- here and put in there. One expression, which the planner puts in place of the call.
CREATE FUNCTION typing_distance(typed text, meant text) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN length(typed) = length(meant) AND translate(typed, meant, '') = '' AND translate(meant, typed, '') = ''
       AND public.levenshtein_less_equal(typed, meant, 1, 1, 2, 2) = 2 THEN 1
     ELSE public.levenshtein_less_equal(typed, meant, 2) END $$;--> statement-breakpoint
-- What was typed so far has a letter too many, too few, a wrong one or two that changed places.
CREATE FUNCTION begins_nearly(name text, typed text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT least(public.typing_distance(typed, left(name, length(typed))), public.typing_distance(typed, left(name, length(typed) + 1)),
     public.typing_distance(typed, left(name, length(typed) - 1))) <= 1 $$;--> statement-breakpoint
CREATE TABLE "towns" (
	"city" text NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "towns_city_state_pk" PRIMARY KEY("city","state")
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"category" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"region" text NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "businesses" DROP COLUMN "standing",
	ADD COLUMN "standing" integer GENERATED ALWAYS AS (standing_of(featured_level, average_rating, review_count)) STORED,
	ADD COLUMN "weighted_rating" numeric(4, 3) GENERATED ALWAYS AS (weighted_rating(average_rating, review_count)) STORED;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_counts_town" ON "listing_counts" USING btree (lower("city"),"state");--> statement-breakpoint
CREATE INDEX "listing_counts_category" ON "listing_counts" USING btree ("category","state","listings");--> statement-breakpoint
CREATE INDEX "listing_counts_state" ON "listing_counts" USING btree ("state","listings");--> statement-breakpoint
CREATE INDEX "listing_counts_region" ON "listing_counts" USING btree ("region","listings");--> statement-breakpoint
-- What was sorted by standing went with the column; what was sorted by rating is by the weighted one from now on.
DROP INDEX "businesses_rating";--> statement-breakpoint
DROP INDEX "businesses_category_rating";--> statement-breakpoint
DROP INDEX "businesses_category_town_rating";--> statement-breakpoint
CREATE INDEX "businesses_standing" ON "businesses" USING btree ("standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category" ON "businesses" USING btree ("category","standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_city" ON "businesses" USING btree (lower("city"),"state","standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category_town" ON "businesses" USING btree ("category",lower("city"),"state","standing" DESC NULLS LAST,"id" DESC NULLS LAST) INCLUDE ("city") WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_state" ON "businesses" USING btree ("state","standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_region" ON "businesses" USING btree (region_of("state", "latitude", "longitude"),"standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_rating" ON "businesses" USING btree ("weighted_rating" DESC NULLS LAST,"review_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category_rating" ON "businesses" USING btree ("category","weighted_rating" DESC NULLS LAST,"review_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category_town_rating" ON "businesses" USING btree ("category",lower("city"),"state","weighted_rating" DESC NULLS LAST,"review_count" DESC NULLS LAST,"id" DESC NULLS LAST) INCLUDE ("city") WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "suggestions_kinds_and_towns" ON "suggestions" USING btree ("typed" text_pattern_ops) WHERE "suggestions"."type" <> 'business';--> statement-breakpoint
-- Lines are only added, so that writers never wait for each other or lock each other out.
CREATE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM listing_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO listing_counts (category, city, state, region, listings)
		SELECT category, city, state, region_of(state, latitude, longitude), count(*)
		FROM new_rows WHERE status = 'live' GROUP BY 1, 2, 3, 4;
	ELSE
		INSERT INTO listing_counts (category, city, state, region, listings)
		SELECT category, city, state, region_of(state, latitude, longitude), -count(*)
		FROM old_rows WHERE status = 'live' GROUP BY 1, 2, 3, 4;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Most changes of a listing do not move it; the old and the new rows of a statement would be kept for nothing.
CREATE FUNCTION recount_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_counts (category, city, state, region, listings)
	SELECT category, city, state, region_of(state, latitude, longitude), listings
	FROM (VALUES (OLD.category, OLD.city, OLD.state, OLD.latitude, OLD.longitude, OLD.status, -1),
		(NEW.category, NEW.city, NEW.state, NEW.latitude, NEW.longitude, NEW.status, 1))
		AS moved(category, city, state, latitude, longitude, status, listings)
	WHERE status = 'live';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER businesses_counted_in AFTER INSERT ON "businesses" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listings();--> statement-breakpoint
CREATE TRIGGER businesses_counted_out AFTER DELETE ON "businesses" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listings();--> statement-breakpoint
CREATE TRIGGER businesses_none_left AFTER TRUNCATE ON "businesses" FOR EACH STATEMENT EXECUTE FUNCTION count_listings();--> statement-breakpoint
CREATE TRIGGER businesses_recounted AFTER UPDATE OF category, city, state, latitude, longitude, status ON "businesses" FOR EACH ROW
WHEN ((OLD.category, OLD.city, OLD.state, OLD.latitude, OLD.longitude, OLD.status) IS DISTINCT FROM (NEW.category, NEW.city, NEW.state, NEW.latitude, NEW.longitude, NEW.status))
EXECUTE FUNCTION recount_listing();--> statement-breakpoint
INSERT INTO listing_counts (category, city, state, region, listings)
SELECT category, city, state, region_of(state, latitude, longitude), count(*) FROM businesses WHERE status = 'live' GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- Standings moved and suggestions tell more: the next start writes the search's own tables anew before it is ready.
DELETE FROM lexicon;
