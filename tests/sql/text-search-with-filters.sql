select given.word, is_known as "isKnown", correction
from unnest($1::text[]) with ordinality as given(word, position)
cross join lateral (
  select exists (select 1 from lexicon where lexicon.word = given.word)
    or exists (select 1 from lexicon where stem = any(ts_lexize('english_stem', given.word)))
    as is_known) as known
left join lateral (
  select near.word as correction
  from deletions_of(given.word, case when length(given.word) <= 4 then 1 else 2 end) as part
  join lexicon_deletions near on near.deletion = part
  where not is_known
    and not exists (select 1 from lexicon
      where lexicon.word ~>=~ given.word and lexicon.word ~<~ (given.word || chr(1114111)))
    and levenshtein_less_equal(near.word, given.word, 2)
      <= case when length(given.word) <= 4 then 1 else 2 end
  order by levenshtein(near.word, given.word) - 0.15 * ln(near.listings + 1), near.word
  limit 1) as nearest on true
order by given.position;

with asked as materialized (select (to_tsquery('landfall', $1) && filter_query($2, $3) && filter_query($4, $5) && filter_query($6, $7) && $8::tsquery) as query),
exact as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and name_key("businesses"."name") = name_key($9) and ("businesses"."search" @@ (filter_query($10, $11) && filter_query($12, $13) && filter_query($14, $15) && $16::tsquery) and ("businesses"."average_rating" >= $17 and miles_between($18::float8, $19::float8, "businesses"."latitude", "businesses"."longitude") <= $20::float8)))),
tier0 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 0 and "businesses"."search" @@ (select query from asked) and ("businesses"."average_rating" >= $21 and miles_between($22::float8, $23::float8, "businesses"."latitude", "businesses"."longitude") <= $24::float8))),
tier1 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 1 and "businesses"."search" @@ (select query from asked) and ("businesses"."average_rating" >= $25 and miles_between($26::float8, $27::float8, "businesses"."latitude", "businesses"."longitude") <= $28::float8) and (select count(*) from tier0) < $29)),
tier2 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 2 and "businesses"."search" @@ (select query from asked) and ("businesses"."average_rating" >= $30 and miles_between($31::float8, $32::float8, "businesses"."latitude", "businesses"."longitude") <= $33::float8) and (select count(*) from tier0) + (select count(*) from tier1) < $34)),
tier3 as materialized (
  select id, standing from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 3 and "businesses"."search" @@ (select query from asked) and ("businesses"."average_rating" >= $35 and miles_between($36::float8, $37::float8, "businesses"."latitude", "businesses"."longitude") <= $38::float8) and (select count(*) from tier0) + (select count(*) from tier1) + (select count(*) from tier2) < $39)),
found as (select id, standing, true as is_exact from exact
  union all select id, standing, false as is_exact from tier0 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier1 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier2 where id not in (select id from exact)
  union all select id, standing, false as is_exact from tier3 where id not in (select id from exact)),
placed as (
  select *, row_number() over (order by is_exact desc, standing desc, id desc) as place,
    count(*) over () as seen
  from found),
ranked as (
  select placed.*, case when place <= $40 then ts_rank($41, "businesses"."search", to_tsquery('landfall', $42)) end as rank
  from placed join "businesses" using (id)
  where place <= $43)
select id, seen::int from ranked
order by place > $44, is_exact desc, standing / 1000 desc, rank desc, standing desc, id desc
limit $45 offset $46;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at", "keywords", "standing", "tier" from "businesses" where "businesses"."id" = any($1::int[]);
