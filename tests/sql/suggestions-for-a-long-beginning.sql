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
