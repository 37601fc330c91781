-- The order of lists as one number: the paid level in thousands, then rating and reviews, at most 200.
CREATE FUNCTION standing_of(featured_level smallint, average_rating numeric, review_count int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT featured_level * 1000 + (round(average_rating * 20) + least(review_count, 200) * 0.5)::int $$;--> statement-breakpoint
-- A name as people type it: no accents, no signs, no capitals. ANALYZE sees pg_catalog only, hence the schema.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, name)), '[^[:alnum:]]+', ' ', 'g')) $$;--> statement-breakpoint
-- A value to filter by, as one word of the search vector. What visitors type never begins with "=".
CREATE FUNCTION filter_word(kind text, value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT '=' || kind || ':' || left(lower(value), 100) $$;--> statement-breakpoint
-- The fifth of a degree in which a position lies.
CREATE FUNCTION cell_of(latitude float8, longitude float8) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT floor(latitude * 5)::int::text || '_' || floor(longitude * 5)::int::text $$;--> statement-breakpoint
CREATE FUNCTION amenity_words(amenities text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS
$$ BEGIN RETURN string_to_array(lower('=amenity:' || array_to_string(nullif(amenities, '{}'), E'\n=amenity:')), E'\n'); END $$;--> statement-breakpoint
-- The words of a listing's facts: "fuel:diesel" for each choice, "dockdepth" for a number that is known.
CREATE FUNCTION fact_words(facts jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS
$$ BEGIN RETURN array(SELECT public.filter_word('fact', CASE jsonb_typeof(item) WHEN 'number' THEN key ELSE key || ':' || (item #>> '{}') END)
     FROM jsonb_each(facts) AS fact(key, value),
       jsonb_array_elements(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE jsonb_build_array(value) END) AS item); END $$;--> statement-breakpoint
-- One expression without a subquery, so that it becomes part of the statement that writes a listing.
CREATE FUNCTION filter_words(category text, city text, state text, price_range text, amenities text[], facts jsonb, average_rating numeric, latitude float8, longitude float8) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT array_to_tsvector(array_remove(
     ARRAY[public.filter_word('category', category), public.filter_word('city', city), public.filter_word('state', state),
       public.filter_word('price', price_range), public.filter_word('cell', public.cell_of(latitude, longitude))]
     || public.amenity_words(amenities)
     || (ARRAY['=rating:1', '=rating:2', '=rating:3', '=rating:4', '=rating:5'])[1:floor(average_rating)::int]
     || CASE WHEN facts = '{}' THEN NULL ELSE public.fact_words(facts) END, NULL)) $$;--> statement-breakpoint
-- The same word as a query.
CREATE FUNCTION filter_query(kind text, value text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT ('''' || replace(replace(public.filter_word(kind, value), '\', '\\'), '''', '''''') || '''')::tsquery $$;--> statement-breakpoint
CREATE TABLE "search_tiers" (
	"tier" smallint PRIMARY KEY NOT NULL,
	"standing_from" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "businesses_search";--> statement-breakpoint
DROP INDEX "businesses_name";--> statement-breakpoint
DROP INDEX "businesses_category";--> statement-breakpoint
DROP INDEX "businesses_city";--> statement-breakpoint
DROP INDEX "businesses_position";--> statement-breakpoint
ALTER TABLE "businesses" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "businesses" DROP COLUMN "quality";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('landfall', name), 'A') || setweight(to_tsvector('landfall', city || ' ' || state || ' ' || keywords), 'B') || setweight(to_tsvector('landfall', words_of(amenities)), 'C') || setweight(to_tsvector('landfall', description), 'D') || filter_words(category, city, state, price_range, amenities, facts, average_rating, latitude, longitude)) STORED;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "standing" integer GENERATED ALWAYS AS (standing_of(featured_level, average_rating, review_count)) STORED;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "tier" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lexicon" ADD COLUMN "stem" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "businesses_search_0" ON "businesses" USING gin ("search") WITH (fastupdate=off) WHERE "businesses"."status" = 'live' and "businesses"."tier" = 0;--> statement-breakpoint
CREATE INDEX "businesses_search_1" ON "businesses" USING gin ("search") WITH (fastupdate=off) WHERE "businesses"."status" = 'live' and "businesses"."tier" = 1;--> statement-breakpoint
CREATE INDEX "businesses_search_2" ON "businesses" USING gin ("search") WITH (fastupdate=off) WHERE "businesses"."status" = 'live' and "businesses"."tier" = 2;--> statement-breakpoint
CREATE INDEX "businesses_search_3" ON "businesses" USING gin ("search") WITH (fastupdate=off) WHERE "businesses"."status" = 'live' and "businesses"."tier" = 3;--> statement-breakpoint
CREATE INDEX "businesses_name_key" ON "businesses" USING btree (name_key("name")) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_standing" ON "businesses" USING btree ("standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_rating" ON "businesses" USING btree ("average_rating" DESC NULLS LAST,"review_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_reviews" ON "businesses" USING btree ("review_count" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_newest" ON "businesses" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category_rating" ON "businesses" USING btree ("category","average_rating" DESC NULLS LAST,"review_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category_town" ON "businesses" USING btree ("category",lower("city"),"state") WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_position_featured" ON "businesses" USING gist (mercator("latitude", "longitude")) WHERE "businesses"."status" = 'live' and "businesses"."featured_level" > 0;--> statement-breakpoint
CREATE INDEX "lexicon_stem" ON "lexicon" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "suggestions_four" ON "suggestions" USING btree (left("typed", 4),"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "businesses_name" ON "businesses" USING btree (lower("name"),"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category" ON "businesses" USING btree ("category","standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_city" ON "businesses" USING btree (lower("city"),"state","standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_position" ON "businesses" USING gist (mercator("latitude", "longitude")) WHERE "businesses"."status" = 'live';
--> statement-breakpoint
-- Until they are counted for the first time, all listings are in the first tier.
INSERT INTO "search_tiers" ("tier", "standing_from") VALUES (0, 0);--> statement-breakpoint
CREATE FUNCTION place_in_tier() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tier := coalesce((SELECT min(tier) FROM search_tiers
    WHERE standing_from <= standing_of(NEW.featured_level, NEW.average_rating, NEW.review_count)), 3);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER businesses_tier BEFORE INSERT OR UPDATE OF featured_level, average_rating, review_count, tier ON "businesses"
FOR EACH ROW EXECUTE FUNCTION place_in_tier();
