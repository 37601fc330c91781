with asked as materialized (select (filter_query($1, $2) && filter_query('fact', $3) && filter_query('fact', $4)) as query),
tier0 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 0 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $5)::float8 >= $6::float8)),
tier1 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 1 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $7)::float8 >= $8::float8 and (select count(*) from tier0) < $9)),
tier2 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 2 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $10)::float8 >= $11::float8 and (select count(*) from tier0) + (select count(*) from tier1) < $12)),
tier3 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 3 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $13)::float8 >= $14::float8 and (select count(*) from tier0) + (select count(*) from tier1) + (select count(*) from tier2) < $15)),
found as (select id, standing, false as is_exact from tier0
  union all select id, standing, false as is_exact from tier1
  union all select id, standing, false as is_exact from tier2
  union all select id, standing, false as is_exact from tier3),
placed as (
  select *, row_number() over (order by is_exact desc, standing desc, id desc) as place,
    count(*) over () as seen
  from found),
ranked as (
  select placed.*, case when place <= $16 then 0 end as rank
  from placed join "businesses" using (id)
  where place <= $17)
select id, seen::int from ranked
order by place > $18, is_exact desc, standing / 1000 desc, rank desc, standing desc, id desc
limit $19 offset $20;

with asked as materialized (select (filter_query($1, $2) && filter_query('fact', $3) && filter_query('fact', $4)) as query),
tier0 as materialized (
  select count(*) as n from (
    select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 0 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $5)::float8 >= $6::float8) limit $7) as matching),
tier1 as materialized (
  select count(*) as n from (
    select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 1 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $8)::float8 >= $9::float8 and (select n from tier0) < $10) limit $11) as matching),
tier2 as materialized (
  select count(*) as n from (
    select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 2 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $12)::float8 >= $13::float8 and (select n from tier0) + (select n from tier1) < $14) limit $15) as matching),
tier3 as materialized (
  select count(*) as n from (
    select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 3 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $16)::float8 >= $17::float8 and (select n from tier0) + (select n from tier1) + (select n from tier2) < $18) limit $19) as matching)
select ((select n from tier0) + (select n from tier1) + (select n from tier2) + (select n from tier3))::int as total;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at", "keywords", "standing", "tier" from "businesses" where "businesses"."id" = any($1::int[]);
