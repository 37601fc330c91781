with best as (
  select type, value, display_text, detail, listings, weight from suggestions where left(typed, 3) = $1 order by weight desc nulls last limit 24)
select type, value, display_text, detail, listings from (
  select distinct on (type, value) * from best order by type, value, weight desc) as each
order by weight desc, display_text, value
limit 8;
