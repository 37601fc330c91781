-- Great-circle distance in miles. Made of strict functions alone, so that the planner puts its body in
-- place of the call, which is ten times faster; the factor keeps rounding from leaving asin's range.
CREATE OR REPLACE FUNCTION miles_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT 2 * 3958.7613 * asin(sqrt(0.999999999999999 * (sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2))) $$;
--> statement-breakpoint
-- With the coordinates in the index nobody reads a thousand listings to count them.
DROP INDEX "businesses_position";--> statement-breakpoint
CREATE INDEX "businesses_position" ON "businesses" USING gist (mercator("latitude", "longitude")) INCLUDE ("latitude", "longitude") WHERE "businesses"."status" = 'live';
