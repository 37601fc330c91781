select "businesses"."id", concat_ws('~', "businesses"."standing", "businesses"."id") as key, (select coalesce(sum("listing_counts"."listings"), 0)::int as total from "listing_counts" where ("listing_counts"."category" = $1 and (lower("listing_counts"."city") = lower($2) and "listing_counts"."state" = $3))) as total from "businesses"
where ("businesses"."status" = 'live' and ("businesses"."category" = $4 and (lower("businesses"."city") = lower($5) and "businesses"."state" = $6)))
order by "businesses"."standing" desc nulls last, "businesses"."id" desc nulls last
limit 21 offset 0;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "granted_level", "paid_level", "custom_description", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at" from "businesses" where "businesses"."id" = any($1::int[]);
