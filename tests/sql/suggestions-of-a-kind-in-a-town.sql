with few as materialized (
  select type, value, display_text, detail, listings, weight from suggestions where typed ~>=~ $1 and typed ~<~ ($2 || chr(1114111)) limit 500),
best as (
  (select * from few where (select count(*) from few) < 500 order by weight desc limit 24)
  union all
  (select type, value, display_text, detail, listings, weight from suggestions
    where left(typed, 4) = $3 and typed ~>=~ $4 and typed ~<~ ($5 || chr(1114111)) and (select count(*) from few) = 500
    order by weight desc nulls last limit 24))
select type, value, display_text, detail, listings from (
  select distinct on (type, value) * from best order by type, value, weight desc) as each
order by weight desc, display_text, value
limit 8;

select given.word, is_known as "isKnown", is_beginning as "isBeginning", correction
from (values ($1::text, 0), ($2::text, 1), ($3::text, 2)) as given(word, position)
cross join lateral (
  select exists (select 1 from lexicon where lexicon.word = given.word)
    or exists (select 1 from lexicon where stem = any(ts_lexize('english_stem', given.word)))
    as is_known,
    exists (select 1 from lexicon
      where lexicon.word ~>=~ given.word and lexicon.word ~<~ (given.word || chr(1114111)))
    as is_beginning) as known
left join lateral (
  select near.word as correction
  from deletions_of(given.word, case when length(given.word) <= 4 then 1 else 2 end) as part
  join lexicon_deletions near on near.deletion = part
  where not is_known and not is_beginning
    and typing_distance(given.word, near.word)
      <= case when length(given.word) <= 4 then 1 else 2 end
  order by typing_distance(given.word, near.word) - 0.15 * ln(near.listings + 1), near.word
  limit 1) as nearest on true
order by given.position;

select kind.value, kind.display_text as kind, town.display_text as city, counted.listings
from (values ($1::text, $2::text), ($3::text, $4::text), ($5::text, $6::text), ($7::text, $8::text)) as parted(kind, town)
join suggestions kind on kind.type <> 'business' and kind.type = 'category' and kind.typed ~>=~ parted.kind and kind.typed ~<~ (parted.kind || chr(1114111))
join suggestions town on town.type <> 'business' and town.type = 'city' and town.typed ~>=~ parted.town and town.typed ~<~ (parted.town || chr(1114111))
cross join lateral (
  select sum(listings)::int as listings from listing_counts
  where category = kind.value and lower(city) = lower(left(town.value, -4))
    and state = right(town.value, 2)) as counted
where counted.listings > 0
group by 1, 2, 3, 4
order by counted.listings desc, city, kind limit 8;

select given.word, is_known as "isKnown", is_beginning as "isBeginning", correction
from (values ($1::text, 0), ($2::text, 1), ($3::text, 2)) as given(word, position)
cross join lateral (
  select exists (select 1 from lexicon where lexicon.word = given.word)
    or exists (select 1 from lexicon where stem = any(ts_lexize('english_stem', given.word)))
    as is_known,
    exists (select 1 from lexicon
      where lexicon.word ~>=~ given.word and lexicon.word ~<~ (given.word || chr(1114111)))
    as is_beginning) as known
left join lateral (
  select near.word as correction
  from deletions_of(given.word, case when length(given.word) <= 4 then 1 else 2 end) as part
  join lexicon_deletions near on near.deletion = part
  where not is_known and not is_beginning
    and typing_distance(given.word, near.word)
      <= case when length(given.word) <= 4 then 1 else 2 end
  order by typing_distance(given.word, near.word) - 0.15 * ln(near.listings + 1), near.word
  limit 1) as nearest on true
order by given.position;

with asked as materialized (
  select (to_tsquery('landfall', $1)) as query, to_tsquery('landfall', $2) as words,
    name_key($3) as name_key),
exact as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and name_key("businesses"."name") = (select name_key from asked))),
tier0 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 0 and "businesses"."search" @@ (select query from asked))),
seen0 as materialized (select 0 + count(*) as n from tier0),
tier1 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 1 and "businesses"."search" @@ (select query from asked) and (select n from seen0) < 60)),
seen1 as materialized (select (select n from seen0) + count(*) as n from tier1),
tier2 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 2 and "businesses"."search" @@ (select query from asked) and (select n from seen1) < 60)),
seen2 as materialized (select (select n from seen1) + count(*) as n from tier2),
tier3 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 3 and "businesses"."search" @@ (select query from asked) and (select n from seen2) < 60)),
seen3 as materialized (select (select n from seen2) + count(*) as n from tier3),
tier4 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 4 and "businesses"."search" @@ (select query from asked) and (select n from seen3) < 60)),
seen4 as materialized (select (select n from seen3) + count(*) as n from tier4),
tier5 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 5 and "businesses"."search" @@ (select query from asked) and (select n from seen4) < 60)),
seen5 as materialized (select (select n from seen4) + count(*) as n from tier5),
tier6 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 6 and "businesses"."search" @@ (select query from asked) and (select n from seen5) < 60)),
seen6 as materialized (select (select n from seen5) + count(*) as n from tier6),
tier7 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 7 and "businesses"."search" @@ (select query from asked) and (select n from seen6) < 60)),
seen7 as materialized (select (select n from seen6) + count(*) as n from tier7),
found as (select id, standing, true as is_exact from exact
  union all select id, standing, false as is_exact from tier0 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier1 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier2 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier3 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier4 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier5 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier6 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier7 where id not in (select id from exact)),
known as materialized (select count(*) as n from found),
counted as materialized (
  select (select n from known) + count(*) as n from (
    select 1 from "businesses" where (("businesses"."status" = 'live' and "businesses"."tier" = 1 and "businesses"."search" @@ (select query from asked) and (select n from seen0) >= 60) and id not in (select id from exact))
    union all select 1 from "businesses" where (("businesses"."status" = 'live' and "businesses"."tier" = 2 and "businesses"."search" @@ (select query from asked) and (select n from seen1) >= 60) and id not in (select id from exact))
    union all select 1 from "businesses" where (("businesses"."status" = 'live' and "businesses"."tier" = 3 and "businesses"."search" @@ (select query from asked) and (select n from seen2) >= 60) and id not in (select id from exact))
    union all select 1 from "businesses" where (("businesses"."status" = 'live' and "businesses"."tier" = 4 and "businesses"."search" @@ (select query from asked) and (select n from seen3) >= 60) and id not in (select id from exact))
    union all select 1 from "businesses" where (("businesses"."status" = 'live' and "businesses"."tier" = 5 and "businesses"."search" @@ (select query from asked) and (select n from seen4) >= 60) and id not in (select id from exact))
    union all select 1 from "businesses" where (("businesses"."status" = 'live' and "businesses"."tier" = 6 and "businesses"."search" @@ (select query from asked) and (select n from seen5) >= 60) and id not in (select id from exact))
    union all select 1 from "businesses" where (("businesses"."status" = 'live' and "businesses"."tier" = 7 and "businesses"."search" @@ (select query from asked) and (select n from seen6) >= 60) and id not in (select id from exact))
    limit greatest(0, 1001 - (select n from known))) as more),
placed as (
  select *, row_number() over (order by is_exact desc, standing desc, id desc) as place from found),
ranked as (
  select placed.*, case when place <= 60 then ts_rank('{0.05, 0.2, 0.6, 1}', "businesses"."search", (select words from asked)) end as rank
  from placed join "businesses" using (id)
  where place <= 60)
select id, case when place > 60 and not is_exact then concat_ws('~', standing, id) end as key,
  (select n from counted)::int as total from ranked
order by place > 60, is_exact desc, standing / 1000 desc, rank desc, standing desc, id desc
limit 9 offset 0;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "granted_level", "paid_level", "custom_description", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at" from "businesses" where "businesses"."id" = any($1::int[]);
