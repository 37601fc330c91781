select city, state, count, total from (
select "listing_counts"."city", "listing_counts"."state", sum("listing_counts"."listings")::int as count, (sum(sum("listing_counts"."listings")) over ())::int as total
from "listing_counts" where "listing_counts"."category" = $1 group by "listing_counts"."city", "listing_counts"."state" having sum("listing_counts"."listings") > 0
order by count desc, "listing_counts"."city", "listing_counts"."state" limit $2) as most order by city, state;

select (count(*) filter (where "featured_level" > 0))::int, round(avg("average_rating") filter (where "review_count" > 0), 1)::text from "businesses" where ("businesses"."status" = $1 and "businesses"."category" = $2);
