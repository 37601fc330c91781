select given.word, is_known as "isKnown", is_beginning as "isBeginning", correction
from (values ($1::text, 0)) as given(word, position)
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
    name_key($3) as name_key)
select count(*)::int as total from (
  select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 0 and "businesses"."search" @@ (select query from asked))
  union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 1 and "businesses"."search" @@ (select query from asked))
  union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 2 and "businesses"."search" @@ (select query from asked))
  union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 3 and "businesses"."search" @@ (select query from asked))
  union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 4 and "businesses"."search" @@ (select query from asked))
  union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 5 and "businesses"."search" @@ (select query from asked))
  union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 6 and "businesses"."search" @@ (select query from asked))
  union all select 1 from "businesses" where ("businesses"."status" = 'live' and "businesses"."tier" = 7 and "businesses"."search" @@ (select query from asked))
  union all select 1 from "businesses" where ("businesses"."status" = 'live' and name_key("businesses"."name") = (select name_key from asked) and not "businesses"."search" @@ (select query from asked))
  limit 1001) as matching;

select "businesses"."id", concat_ws('~', "businesses"."standing", "businesses"."id") as key from "businesses"
where ("businesses"."status" = 'live' and ("businesses"."search" @@ (to_tsquery('landfall', $1)) and not name_key("businesses"."name") = name_key($2)) and ("businesses"."standing", "businesses"."id") < ($3::int, $4::int))
order by "businesses"."standing" desc nulls last, "businesses"."id" desc nulls last
limit 21 offset 0;

select "id", "name", "description", "category", "address", "city", "state", "zip_code", "phone", "email", "website", "latitude", "longitude", "position_is_approximate", "time_zone", "images", "videos", "hours_text", "hours", "price_range", "amenities", "facts", "status", "featured_level", "granted_level", "paid_level", "custom_description", "average_rating", "review_count", "owner_id", "external_id", "submitted_by_id", "sender_key", "version", "is_demo", "created_at", "updated_at" from "businesses" where "businesses"."id" = any($1::int[]);
