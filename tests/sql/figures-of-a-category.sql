with each as materialized (
select "listing_counts"."city", "listing_counts"."state", sum("listing_counts"."listings")::int as count, sum("listing_counts"."featured") as featured, sum("listing_counts"."rated") as rated, sum("listing_counts"."ratings") as ratings
from "listing_counts" where "listing_counts"."category" = $1 group by "listing_counts"."city", "listing_counts"."state" having sum("listing_counts"."listings") > 0),
most as (select city, state, count from each order by count desc, city, state limit $2)
select coalesce(sum(count), 0)::int as total, coalesce(sum(featured), 0)::int as featured,
round(sum(ratings) / nullif(sum(rated), 0), 1)::text as "averageRating",
(select coalesce(json_agg(most order by city, state), '[]') from most) as towns from each;
