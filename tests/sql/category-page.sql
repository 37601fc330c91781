select "businesses"."id", concat_ws('~', "businesses"."weighted_rating", "businesses"."review_count", "businesses"."id") as key, (select coalesce(sum("listing_counts"."listings"), 0)::int as total from "listing_counts" where "listing_counts"."category" = $1) as total from "businesses"
where ("businesses"."status" = 'live' and "businesses"."category" = $2)
order by "businesses"."weighted_rating" desc nulls last, "businesses"."review_count" desc nulls last, "businesses"."id" desc nulls last
limit 21 offset 0;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "granted_level", "paid_level", "custom_description", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at" from "businesses" where "businesses"."id" = any($1::int[]);
