with asked as materialized (
  select (filter_query($1, $2) && filter_query('fact', $3) && filter_query('fact', $4)) as query, null as words,
    name_key($5) as name_key),
tier0 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 0 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $6)::float8 >= $7::float8)),
seen0 as materialized (select 0 + count(*) as n from tier0),
tier1 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 1 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $8)::float8 >= $9::float8 and (select n from seen0) < 60)),
seen1 as materialized (select (select n from seen0) + count(*) as n from tier1),
tier2 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 2 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $10)::float8 >= $11::float8 and (select n from seen1) < 60)),
seen2 as materialized (select (select n from seen1) + count(*) as n from tier2),
tier3 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 3 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $12)::float8 >= $13::float8 and (select n from seen2) < 60)),
seen3 as materialized (select (select n from seen2) + count(*) as n from tier3),
tier4 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 4 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $14)::float8 >= $15::float8 and (select n from seen3) < 60)),
seen4 as materialized (select (select n from seen3) + count(*) as n from tier4),
tier5 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 5 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $16)::float8 >= $17::float8 and (select n from seen4) < 60)),
seen5 as materialized (select (select n from seen4) + count(*) as n from tier5),
tier6 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 6 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $18)::float8 >= $19::float8 and (select n from seen5) < 60)),
seen6 as materialized (select (select n from seen5) + count(*) as n from tier6),
tier7 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 7 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $20)::float8 >= $21::float8 and (select n from seen6) < 60)),
seen7 as materialized (select (select n from seen6) + count(*) as n from tier7),
found as (select id, standing, false as is_exact from tier0
  union all select id, standing, false as is_exact from tier1
  union all select id, standing, false as is_exact from tier2
  union all select id, standing, false as is_exact from tier3
  union all select id, standing, false as is_exact from tier4
  union all select id, standing, false as is_exact from tier5
  union all select id, standing, false as is_exact from tier6
  union all select id, standing, false as is_exact from tier7),
known as materialized (select count(*) as n from found),
counted as materialized (
  select (select n from known) + count(*) as n from (
    select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 1 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $22)::float8 >= $23::float8 and (select n from seen0) >= 60)
    union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 2 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $24)::float8 >= $25::float8 and (select n from seen1) >= 60)
    union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 3 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $26)::float8 >= $27::float8 and (select n from seen2) >= 60)
    union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 4 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $28)::float8 >= $29::float8 and (select n from seen3) >= 60)
    union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 5 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $30)::float8 >= $31::float8 and (select n from seen4) >= 60)
    union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 6 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $32)::float8 >= $33::float8 and (select n from seen5) >= 60)
    union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 7 and "businesses"."search" @@ (select query from asked) and ("businesses"."facts" ->> $34)::float8 >= $35::float8 and (select n from seen6) >= 60)) as more),
placed as (
  select *, row_number() over (order by is_exact desc, standing desc, id desc) as place from found),
ranked as (
  select placed.*, case when place <= 60 then 0 end as rank
  from placed join "businesses" using (id)
  where place <= 60)
select id, case when place > 60 and not is_exact then concat_ws('~', standing, id) end as key,
  (select n from counted)::int as total from ranked
order by place > 60, is_exact desc, standing / 1000 desc, rank desc, standing desc, id desc
limit 21 offset 0;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "granted_level", "paid_level", "custom_description", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at" from "businesses" where "businesses"."id" = any($1::int[]);
