with near as materialized (
  select miles_between($1::float8, $2::float8, "businesses"."latitude", "businesses"."longitude") as miles, mercator("businesses"."latitude", "businesses"."longitude") <-> mercator($3::float8, $4::float8) as plane from "businesses" where "businesses"."status" = 'live'
  order by mercator("businesses"."latitude", "businesses"."longitude") <-> mercator($5::float8, $6::float8) limit 20),
nearest as (
  select id, miles_between($7::float8, $8::float8, "businesses"."latitude", "businesses"."longitude") as miles from "businesses"
  where ("businesses"."status" = 'live' and mercator("businesses"."latitude", "businesses"."longitude") <@ circle(mercator($9::float8, $10::float8), ((select least(max(miles), $11::float8) from near) / $12::float8 / cos(radians(least(89.9, $13::float8 + (select least(max(miles), $14::float8) from near) / 68.0))))) and miles_between($15::float8, $16::float8, "businesses"."latitude", "businesses"."longitude") <= (select least(max(miles), $17::float8) from near)))
select id from nearest order by miles, id desc limit 20 offset 0;

with near as materialized (
  select miles_between($1::float8, $2::float8, "businesses"."latitude", "businesses"."longitude") as miles, mercator("businesses"."latitude", "businesses"."longitude") <-> mercator($3::float8, $4::float8) as plane from "businesses" where "businesses"."status" = 'live'
  order by mercator("businesses"."latitude", "businesses"."longitude") <-> mercator($5::float8, $6::float8) limit 1001)
select (case
  when count(*) < 1001 or bool_and(miles <= $7::float8)
    or max(plane) > ($8::float8 / $9::float8 / cos(radians(least(89.9, $10::float8 + $11::float8 / 68.0))))
  then count(*) filter (where miles <= $12::float8)
  else (select count(*) from (
    select 1 from "businesses" where ("businesses"."status" = 'live' and mercator("businesses"."latitude", "businesses"."longitude") <@ circle(mercator($13::float8, $14::float8), ($15::float8 / $16::float8 / cos(radians(least(89.9, $17::float8 + $18::float8 / 68.0))))) and miles_between($19::float8, $20::float8, "businesses"."latitude", "businesses"."longitude") <= $21::float8)
    limit 1001) as matching)
  end)::int as total
from near;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at", "keywords", "standing", "tier" from "businesses" where "businesses"."id" = any($1::int[]);
