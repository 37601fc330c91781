import { and, type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { isLive } from "./search-conditions.server.ts";

/** So many of the best by standing are ordered by how well they match; the others follow them. */
export const RANKED = 100;
const TIERS = [0, 1, 2, 3];
const WEIGHTS = "{0.05, 0.2, 0.6, 1}";

/** A search that the search vector answers. */
export interface WordSearch {
  /** The text as a tsquery; null when only amenities or facts were asked for. */
  text: SQL | null;
  /** The filters as tsqueries. */
  filters: SQL[];
  /** What words cannot answer. */
  rest: SQL | undefined;
  /** What was typed, for a listing of exactly this name. */
  name: string | null;
}

interface Slice {
  limit: number;
  offset: number;
}

/**
 * One page in the order of "featured". Exact names come first. A tier is only looked into when the
 * better ones hold too little, so a common word costs no more than a rare one. Whatever the page,
 * the same listings are ranked, so that no page repeats or misses one. `seen` is the total when it
 * is smaller than `need`.
 */
export function pageByRank(search: WordSearch, { limit, offset }: Slice): SQL {
  const ranked = offset < RANKED ? RANKED : 0;
  const need = neededFor({ limit, offset });
  const rank = search.text
    ? sql`ts_rank(${WEIGHTS}, ${businesses.search}, ${search.text})`
    : sql`0`;
  return sql`with ${foundIn(search, need)},
placed as (
  select *, row_number() over (order by is_exact desc, standing desc, id desc) as place,
    count(*) over () as seen
  from found),
ranked as (
  select placed.*, case when place <= ${ranked} then ${rank} end as rank
  from placed join ${businesses} using (id)
  where place <= ${Math.max(ranked, offset + limit)})
select id, seen::int from ranked
order by place > ${ranked}, is_exact desc, standing / 1000 desc, rank desc, standing desc, id desc
limit ${limit} offset ${offset}`;
}

export const neededFor = ({ limit, offset }: Slice): number => Math.max(RANKED, offset + limit);

/** One page of all matches in another order; for a few of them. */
export function pageOfAll(search: WordSearch, order: SQL[], { limit, offset }: Slice): SQL {
  return sql`with ${foundIn(search, null)}
select ${businesses.id} from found join ${businesses} using (id)
order by ${sql.join(order, sql`, `)}
limit ${limit} offset ${offset}`;
}

/** One page in the order of an index, passing over what does not match; for very many matches. */
export function pageInOrder(search: WordSearch, order: SQL[], { limit, offset }: Slice): SQL {
  const matches = sql`${businesses.search} @@ ${queryOf(search)}`;
  const isNamed = exactly(search);
  const found = isNamed ? sql`(${matches} or ${isNamed})` : matches;
  return sql`select ${businesses.id} from ${businesses}
where ${and(isLive, found, search.rest)}
order by ${sql.join(order, sql`, `)}
limit ${limit} offset ${offset}`;
}

/** How many there are, up to `cap`. */
export function countUpTo(search: WordSearch, cap: number): SQL {
  const counts = TIERS.map((tier) => {
    const before = TIERS.slice(0, tier).map((better) => sql`(select n from tier${no(better)})`);
    const isNeeded = tier === 0 ? undefined : sql`${sql.join(before, sql` + `)} < ${cap}`;
    return sql`tier${no(tier)} as materialized (
  select count(*) as n from (
    select 1 from ${businesses} where ${inTier(search, tier, isNeeded)} limit ${cap}) as matching)`;
  });
  const all = TIERS.map((tier) => sql`(select n from tier${no(tier)})`);
  const isNamed = exactly(search);
  const named = sql`(select count(*) from ${businesses}
  where ${and(isLive, isNamed, withFilters(search), sql`not ${matchesAsked}`)})`;
  return sql`with ${asked(search)},
${sql.join(counts, sql`,\n`)}
select (${sql.join(isNamed ? [...all, named] : all, sql` + `)})::int as total`;
}

/** Every match of the tiers that are needed for so many. */
function foundIn(search: WordSearch, need: number | null): SQL {
  const tiers = TIERS.map((tier) => {
    const before = TIERS.slice(0, tier).map(
      (better) => sql`(select count(*) from tier${no(better)})`,
    );
    const isNeeded =
      tier === 0 || need === null ? undefined : sql`${sql.join(before, sql` + `)} < ${need}`;
    return sql`tier${no(tier)} as materialized (
  select id, standing from ${businesses} where ${inTier(search, tier, isNeeded)})`;
  });
  const rows = TIERS.map(
    (tier) => sql`select id, standing, false as is_exact from tier${no(tier)}`,
  );
  const isNamed = exactly(search);
  if (!isNamed) {
    return sql`${asked(search)},
${sql.join(tiers, sql`,\n`)},
found as (${sql.join(rows, sql`\n  union all `)})`;
  }
  const others = rows.map((part) => sql`${part} where id not in (select id from exact)`);
  return sql`${asked(search)},
exact as materialized (
  select id, standing from ${businesses} where ${and(isLive, isNamed, withFilters(search))}),
${sql.join(tiers, sql`,\n`)},
found as (select id, standing, true as is_exact from exact
  union all ${sql.join(others, sql`\n  union all `)})`;
}

const no = (tier: number): SQL => sql.raw(String(tier));

const asked = (search: WordSearch): SQL =>
  sql`asked as materialized (select ${queryOf(search)} as query)`;

const matchesAsked = sql`${businesses.search} @@ (select query from asked)`;

const queryOf = ({ text, filters }: WordSearch): SQL =>
  sql`(${sql.join(text ? [text, ...filters] : filters, sql` && `)})`;

function inTier(search: WordSearch, tier: number, isNeeded: SQL | undefined): SQL | undefined {
  return and(isLive, sql`${businesses.tier} = ${no(tier)}`, matchesAsked, search.rest, isNeeded);
}

/** A listing that was added today is found by its name before its words are in the lexicon. */
function exactly({ name }: WordSearch): SQL | undefined {
  return name === null ? undefined : sql`name_key(${businesses.name}) = name_key(${name})`;
}

function withFilters({ filters, rest }: WordSearch): SQL | undefined {
  const words = filters.length > 0 ? sql.join(filters, sql` && `) : null;
  return and(words ? sql`${businesses.search} @@ (${words})` : undefined, rest);
}
