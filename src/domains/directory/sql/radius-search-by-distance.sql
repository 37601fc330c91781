-- businesses_position
with near as materialized (
  select miles_between($1::float8, $2::float8, "businesses"."latitude", "businesses"."longitude") as miles from "businesses" where ("businesses"."status" = 'live' and mercator("businesses"."latitude", "businesses"."longitude") <@ circle(mercator($3::float8, $4::float8), ($5::float8 / $6::float8 / cos(radians(least(89.9, $7::float8 + $8::float8 / 68.0))))) and miles_between($9::float8, $10::float8, "businesses"."latitude", "businesses"."longitude") <= $11::float8)
  order by mercator("businesses"."latitude", "businesses"."longitude") <-> mercator($12::float8, $13::float8) limit $14),
nearest as (
  select id, miles_between($15::float8, $16::float8, "businesses"."latitude", "businesses"."longitude") as miles from "businesses" where ("businesses"."status" = 'live' and mercator("businesses"."latitude", "businesses"."longitude") <@ circle(mercator($17::float8, $18::float8), ($19::float8 / $20::float8 / cos(radians(least(89.9, $21::float8 + $22::float8 / 68.0))))) and miles_between($23::float8, $24::float8, "businesses"."latitude", "businesses"."longitude") <= $25::float8 and mercator("businesses"."latitude", "businesses"."longitude") <@ circle(mercator($26::float8, $27::float8), ((select max(miles) from near) / $28::float8 / cos(radians(least(89.9, $29::float8 + (select max(miles) from near) / 68.0))))) and miles_between($30::float8, $31::float8, "businesses"."latitude", "businesses"."longitude") <= (select max(miles) from near)))
select id from nearest order by miles, id desc limit $32 offset $33;

-- businesses_position
select count(*)::int as total from (
  select 1 from "businesses" where ("businesses"."status" = 'live' and mercator("businesses"."latitude", "businesses"."longitude") <@ circle(mercator($1::float8, $2::float8), ($3::float8 / $4::float8 / cos(radians(least(89.9, $5::float8 + $6::float8 / 68.0))))) and miles_between($7::float8, $8::float8, "businesses"."latitude", "businesses"."longitude") <= $9::float8) limit $10) as matching;

-- businesses_pkey
select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at", "keywords", "standing", "tier" from "businesses" where "businesses"."id" = any($1::int[]);
