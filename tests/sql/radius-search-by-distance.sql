with near as materialized (
  select miles_between($1::float8, $2::float8, "businesses"."latitude", "businesses"."longitude") as miles from "businesses" where "businesses"."status" = 'live'
  order by mercator("businesses"."latitude", "businesses"."longitude") <-> mercator($3::float8, $4::float8) limit 21),
nearest as (
  select id, miles_between($5::float8, $6::float8, "businesses"."latitude", "businesses"."longitude") as miles from "businesses"
  where ("businesses"."status" = 'live' and mercator("businesses"."latitude", "businesses"."longitude") <@ circle(mercator($7::float8, $8::float8), ((select least(max(miles), $9::float8) from near) / $10::float8 / cos(radians(least(89.9, $11::float8 + (select least(max(miles), $12::float8) from near) / 68.0))))) and miles_between($13::float8, $14::float8, "businesses"."latitude", "businesses"."longitude") <= (select least(max(miles), $15::float8) from near)))
select id, null as key, (select count(*)::int as total from "businesses" where ("businesses"."status" = 'live' and mercator("businesses"."latitude", "businesses"."longitude") <@ circle(mercator($16::float8, $17::float8), ($18::float8 / $19::float8 / cos(radians(least(89.9, $20::float8 + $21::float8 / 68.0))))) and miles_between($22::float8, $23::float8, "businesses"."latitude", "businesses"."longitude") <= $24::float8)) as total from nearest
order by miles, id desc limit 21 offset 0;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "granted_level", "paid_level", "custom_description", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at" from "businesses" where "businesses"."id" = any($1::int[]);
