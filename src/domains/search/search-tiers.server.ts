import { and, type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { TIERS } from "#src/db/tier-bounds.server.ts";
import { wholeNumber } from "#src/db/whole-number.server.ts";
import { isLive } from "./search-conditions.server.ts";
import type { Order } from "./search-order.server.ts";

/** So many of the best by standing are ordered by how well they match; the others follow them. */
export const RANKED = 60;
const LATER_TIERS = TIERS.slice(1);
const WEIGHTS = "'{0.05, 0.2, 0.6, 1}'";

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
 * One page in the order of "featured", each row with the number of all matches, up to `cap`. Exact
 * names come first. A tier is only looked into when the better ones hold too little, so a common word
 * costs no more than a rare one. Whatever the page, the same listings are ranked, so that no page
 * repeats or misses one. Behind those the list can be continued by standing.
 */
export function pageByRank(search: WordSearch, { limit, offset }: Slice, cap: number | null): SQL {
  const ranked = offset < RANKED ? RANKED : 0;
  const need = Math.max(RANKED, offset + limit);
  const rank = search.text
    ? sql`ts_rank(${sql.raw(WEIGHTS)}, ${businesses.search}, (select words from asked))`
    : sql`0`;
  return sql`with ${foundIn(search, need)},
${countedIn(search, need, cap)},
placed as (
  select *, row_number() over (order by is_exact desc, standing desc, id desc) as place from found),
ranked as (
  select placed.*, case when place <= ${wholeNumber(ranked)} then ${rank} end as rank
  from placed join ${businesses} using (id)
  where place <= ${wholeNumber(Math.max(ranked, offset + limit))})
select id, case when place > ${wholeNumber(RANKED)} and not is_exact then concat_ws('~', standing, id) end as key,
  (select n from counted)::int as total from ranked
order by place > ${wholeNumber(ranked)}, is_exact desc, standing / 1000 desc, rank desc, standing desc, id desc
limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`;
}

/**
 * What was found, and how many more there are in the tiers that the page did not need, up to `cap`.
 * The parts of a union are read one after the other, and none that comes after the limit.
 */
function countedIn(search: WordSearch, need: number, cap: number | null): SQL {
  const isOther = search.name === null ? undefined : sql`id not in (select id from exact)`;
  const others = LATER_TIERS.map((tier) => {
    const isUnseen = sql`${seen(tier - 1)} >= ${wholeNumber(need)}`;
    return sql`select 1 from ${businesses} where ${and(inTier(search, tier, isUnseen), isOther)}`;
  });
  const limit =
    cap === null
      ? sql``
      : sql`\n    limit greatest(0, ${wholeNumber(cap)} - (select n from known))`;
  return sql`known as materialized (select count(*) as n from found),
counted as materialized (
  select (select n from known) + count(*) as n from (
    ${sql.join(others, sql`\n    union all `)}${limit}) as more)`;
}

const seen = (tier: number): SQL => sql`(select n from seen${tierNumber(tier)})`;

/** One page of all matches in another order; for a few of them. */
export function pageOfAll(search: WordSearch, order: Order, { limit, offset }: Slice): SQL {
  return sql`with ${foundIn(search, null)}
select ${businesses.id}, ${order.key} as key from found join ${businesses} using (id)
order by ${sql.join(order.by, sql`, `)}
limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`;
}

interface Walk {
  /** Where it begins; without it, at the first of all. */
  behind: SQL | undefined;
  /** Listings of exactly the typed name were shown before it. */
  isPastExact: boolean;
}

/** One page in the order of an index, passing over what does not match; for very many matches. */
export function pageInOrder(
  search: WordSearch,
  order: Order,
  { limit, offset }: Slice,
  { behind, isPastExact }: Walk,
): SQL {
  const matches = sql`${businesses.search} @@ ${queryOf(search)}`;
  return sql`select ${businesses.id}, ${order.key} as key from ${businesses}
where ${and(isLive, withNames(matches, search, isPastExact), search.rest, behind)}
order by ${sql.join(order.by, sql`, `)}
limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`;
}

function withNames(matches: SQL, { name }: WordSearch, isPastExact: boolean): SQL {
  if (name === null) return matches;
  const isNamed = sql`name_key(${businesses.name}) = name_key(${name})`;
  return isPastExact ? sql`(${matches} and not ${isNamed})` : sql`(${matches} or ${isNamed})`;
}

/** How many there are, up to `cap` when there is one. */
export function countUpTo(search: WordSearch, cap: number | null): SQL {
  const parts = TIERS.map((tier) => inTier(search, tier, undefined));
  const isNamed = exactly(search);
  if (isNamed) parts.push(and(isLive, isNamed, withFilters(search), sql`not ${matchesAsked}`));
  const rows = parts.map((where) => sql`select 1 from ${businesses} where ${where}`);
  return sql`with ${asked(search)}
select count(*)::int as total from (
  ${sql.join(rows, sql`\n  union all `)}${cap === null ? sql`` : sql`\n  limit ${wholeNumber(cap)}`}) as matching`;
}

/** Every match of the tiers that are needed for so many. */
function foundIn(search: WordSearch, need: number | null): SQL {
  const tiers = TIERS.map((tier) => tierOf(search, tier, need));
  const rows = TIERS.map(
    (tier) => sql`select id, standing, false as is_exact from tier${tierNumber(tier)}`,
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

/** The matches of one tier, and how many there are with those before it. */
function tierOf(search: WordSearch, tier: number, need: number | null): SQL {
  const isFirst = tier === 0;
  const before = isFirst ? sql`0` : seen(tier - 1);
  const isNeeded = isFirst || need === null ? undefined : sql`${before} < ${wholeNumber(need)}`;
  const matches = sql`tier${tierNumber(tier)} as materialized (
  select id, standing from ${businesses} where ${inTier(search, tier, isNeeded)})`;
  if (need === null) return matches;
  return sql`${matches},
seen${tierNumber(tier)} as materialized (select ${before} + count(*) as n from tier${tierNumber(tier)})`;
}

const tierNumber = (tier: number): SQL => sql.raw(String(tier));

const asked = (search: WordSearch): SQL =>
  sql`asked as materialized (
  select ${queryOf(search)} as query, ${search.text ?? sql`null`} as words,
    name_key(${search.name}) as name_key)`;

const matchesAsked = sql`${businesses.search} @@ (select query from asked)`;

const queryOf = ({ text, filters }: WordSearch): SQL =>
  sql`(${sql.join(text ? [text, ...filters] : filters, sql` && `)})`;

function inTier(search: WordSearch, tier: number, isNeeded: SQL | undefined): SQL | undefined {
  return and(
    isLive,
    sql`${businesses.tier} = ${tierNumber(tier)}`,
    matchesAsked,
    search.rest,
    isNeeded,
  );
}

/** A listing that was added today is found by its name before its words are in the lexicon. */
const exactly = ({ name }: WordSearch): SQL | undefined =>
  name === null ? undefined : sql`name_key(${businesses.name}) = (select name_key from asked)`;

function withFilters({ filters, rest }: WordSearch): SQL | undefined {
  const words = filters.length > 0 ? sql.join(filters, sql` && `) : null;
  return and(words ? sql`${businesses.search} @@ (${words})` : undefined, rest);
}
