select (count(*) filter (where "businesses"."featured_level" > 0))::int as featured,
round(avg("businesses"."average_rating") filter (where "businesses"."review_count" > 0), 1)::text as "averageRating"
from "businesses" where "businesses"."status" = 'live' and "businesses"."category" = $1;

with each as materialized (
select "listing_counts"."city", "listing_counts"."state", sum("listing_counts"."listings")::int as count
from "listing_counts" where "listing_counts"."category" = $1 group by "listing_counts"."city", "listing_counts"."state" having sum("listing_counts"."listings") > 0)
select city, state, count, (select sum(count) from each)::int as total from (
select city, state, count from each order by count desc, city, state limit $2) as most order by city, state;
