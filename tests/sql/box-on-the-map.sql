select count(*)::int as total from "businesses" where ("businesses"."status" = 'live' and (mercator("businesses"."latitude", "businesses"."longitude") <@ box(
    mercator($1::float8, $2::float8),
    mercator($3::float8, $4::float8)) and ("businesses"."latitude" between $5::float8 and $6::float8 and "businesses"."longitude" between $7::float8 and $8::float8)));

select "businesses"."id", concat_ws('~', "businesses"."standing", "businesses"."id") as key, (select $1::int) as total from "businesses"
where ("businesses"."status" = 'live' and (mercator("businesses"."latitude", "businesses"."longitude") <@ box(
    mercator($2::float8, $3::float8),
    mercator($4::float8, $5::float8)) and ("businesses"."latitude" between $6::float8 and $7::float8 and "businesses"."longitude" between $8::float8 and $9::float8)))
order by "businesses"."standing" desc nulls last, "businesses"."id" desc nulls last
limit 21 offset 0;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "granted_level", "paid_level", "custom_description", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at" from "businesses" where "businesses"."id" = any($1::int[]);
