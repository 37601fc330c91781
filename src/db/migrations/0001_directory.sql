CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
-- English stems without accents: "Café" is found as "cafe", "marinas" as "marina".
CREATE TEXT SEARCH CONFIGURATION landfall (COPY = english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION landfall ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;--> statement-breakpoint
-- The same words unstemmed, for the lexicon of typing errors and for names.
CREATE TEXT SEARCH CONFIGURATION landfall_words (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION landfall_words ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;--> statement-breakpoint
-- array_to_string is only STABLE because of types whose output depends on settings; text does not.
CREATE FUNCTION words_of(text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT array_to_string($1, ' ') $$;--> statement-breakpoint
-- In Mercator's plane a small circle on the globe is a circle, so nearest-neighbour search needs no PostGIS.
CREATE FUNCTION mercator(latitude float8, longitude float8) RETURNS point LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT point(radians(longitude), asinh(tan(radians(latitude)))) $$;--> statement-breakpoint
-- Great-circle distance in miles.
CREATE FUNCTION miles_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT 2 * 3958.7613 * asin(least(1, sqrt(sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2))) $$;--> statement-breakpoint
-- A word and what is left of its first seven letters without one or two of them.
CREATE FUNCTION deletions_of(word text, depth int) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ WITH RECURSIVE shorter(part, level) AS (
     SELECT left(word, 7), 0
     UNION
     SELECT overlay(part PLACING '' FROM i FOR 1), level + 1
     FROM shorter, generate_series(1, length(part)) AS i
     WHERE level < depth AND length(part) > 1)
   SELECT DISTINCT part FROM shorter $$;--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "businesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"website" text,
	"latitude" double precision,
	"longitude" double precision,
	"position_is_approximate" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"images" text[] DEFAULT '{}' NOT NULL,
	"videos" text[] DEFAULT '{}' NOT NULL,
	"hours_text" text NOT NULL,
	"hours" jsonb,
	"open_spans" "tstzmultirange",
	"price_range" text DEFAULT '$$' NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"featured_level" smallint DEFAULT 0 NOT NULL,
	"average_rating" numeric(3, 2) DEFAULT '0' NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"owner_id" text,
	"external_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"quality" integer GENERATED ALWAYS AS ((round(average_rating * 20) + least(review_count, 200) * 0.5)::int) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('landfall', name), 'A') || setweight(to_tsvector('landfall', city || ' ' || state || ' ' || keywords), 'B') || setweight(to_tsvector('landfall', words_of(amenities)), 'C') || setweight(to_tsvector('landfall', description), 'D')) STORED,
	CONSTRAINT "businesses_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "businesses_status" CHECK ("businesses"."status" in ('pending', 'live', 'inactive')),
	CONSTRAINT "businesses_level" CHECK ("businesses"."featured_level" between 0 and 3),
	CONSTRAINT "businesses_price" CHECK ("businesses"."price_range" in ('$', '$$', '$$$', '$$$$'))
);
--> statement-breakpoint
CREATE TABLE "lexicon" (
	"word" text PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lexicon_deletions" (
	"deletion" text NOT NULL,
	"word" text NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "lexicon_deletions_deletion_word_pk" PRIMARY KEY("deletion","word")
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"type" text NOT NULL,
	"value" text NOT NULL,
	"display_text" text NOT NULL,
	"listings" integer NOT NULL,
	"weight" integer NOT NULL,
	"typed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL,
	"user_email" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"videos" text[] DEFAULT '{}' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_by_staff" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "businesses_search" ON "businesses" USING gin ("search") WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_name" ON "businesses" USING btree (lower("name")) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category" ON "businesses" USING btree ("category","featured_level" DESC NULLS LAST,"quality" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_city" ON "businesses" USING btree (lower("city"),"state","featured_level" DESC NULLS LAST,"quality" DESC NULLS LAST) WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_featured" ON "businesses" USING btree ("featured_level","id") WHERE "businesses"."status" = 'live' and "businesses"."featured_level" > 0;--> statement-breakpoint
CREATE INDEX "businesses_position" ON "businesses" USING gist (mercator("latitude", "longitude")) WHERE "businesses"."status" = 'live' and "businesses"."latitude" is not null;--> statement-breakpoint
CREATE INDEX "businesses_status_created" ON "businesses" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "businesses_owner" ON "businesses" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "lexicon_prefix" ON "lexicon" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "suggestions_one" ON "suggestions" USING btree (left("typed", 1),"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "suggestions_two" ON "suggestions" USING btree (left("typed", 2),"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "suggestions_three" ON "suggestions" USING btree (left("typed", 3),"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "suggestions_typed" ON "suggestions" USING btree ("typed" text_pattern_ops,"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_business" ON "reviews" USING btree ("business_id","created_at" DESC NULLS LAST) WHERE "reviews"."is_approved";--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_email" ON "reviews" USING btree (lower("user_email"));