import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { wholeNumber } from "#src/db/whole-number.server.ts";
import type { Business, SearchConditions, SearchResponse } from "./contract.ts";
import { COUNT_CAP } from "./limits-contract.ts";
import { loadListings } from "./load-listings.server.ts";
import { positionOf } from "./position-filter.server.ts";
import { milesBetween } from "./position-rules.ts";
import {
  asksForWords,
  columnsOfFilters,
  filtersOf,
  isLive,
  restOfFilters,
  wordsOfFilters,
} from "./search-conditions.server.ts";
import type { FoundPage, SearchInput } from "./search-input.server.ts";
import {
  countAroundUpTo,
  pageByDistance,
  pageByLevelAndDistance,
} from "./search-nearest.server.ts";
import { orderOf } from "./search-order.server.ts";
import {
  countUpTo,
  pageByRank,
  pageInOrder,
  pageOfAll,
  type WordSearch,
} from "./search-tiers.server.ts";
import { toBusiness } from "./to-business.server.ts";
import { understandQuery } from "./understand-query.server.ts";

/** The one search behind every list. */
export async function searchBusinesses(db: Db, input: SearchInput): Promise<SearchResponse> {
  const understood = input.q ? await understandQuery(db, input.q) : null;
  const found = await findPage(db, input, understood?.tsquery ?? null);
  const rows = await loadListings(db, found.ids);
  const now = new Date();
  return {
    businesses: rows.map((row) => withDistance(toBusiness(row, now), input)),
    totalCount: Math.min(found.total, COUNT_CAP),
    totalIsCapped: found.total > COUNT_CAP,
    searchType: searchTypeOf(input),
    corrected: understood?.corrected ?? null,
  };
}

export function searchTypeOf(input: SearchConditions): SearchResponse["searchType"] {
  if (input.latitude !== undefined || input.city || input.location) return "location";
  return input.category && !input.q ? "category" : "text";
}

function withDistance(business: Business, input: SearchInput): Business {
  const position = positionOf(input);
  if (!position || !business.latitude || !business.longitude) return business;
  const there = { latitude: Number(business.latitude), longitude: Number(business.longitude) };
  return { ...business, distanceMiles: Math.round(milesBetween(position, there) * 10) / 10 };
}

async function findPage(db: Db, input: SearchInput, tsquery: string | null): Promise<FoundPage> {
  if (input.q && tsquery === null) return { ids: [], total: 0 };
  const filters = filtersOf(input);
  if (tsquery === null && !asksForWords(filters)) return readCounted(db, input, byColumns(input));
  return findByWords(db, input, {
    text: tsquery === null ? null : sql`to_tsquery('landfall', ${tsquery})`,
    name: input.q ?? null,
    filters: wordsOfFilters(filters),
    rest: restOfFilters(filters),
  });
}

async function findByWords(db: Db, input: SearchInput, search: WordSearch): Promise<FoundPage> {
  const position = positionOf(input);
  const isByRank = (input.sort ?? "featured") === "featured" && (search.text || !position);
  if (isByRank) {
    const page = pageByRank(search, input, COUNT_CAP + 1);
    return readCounted(db, input, { page, count: countUpTo(search, COUNT_CAP + 1) });
  }
  const total = await count(db, countUpTo(search, COUNT_CAP + 1));
  const isWalk = total > COUNT_CAP && !position;
  const page = isWalk ? pageInOrder : pageOfAll;
  return { ids: await idsOf(db, page(search, orderOf(input), input)), total };
}

interface CountedPage {
  /** Each row with the number of all. */
  page: SQL;
  /** For a page behind the last one, which has no rows. */
  count: SQL;
}

async function readCounted(
  db: Db,
  { offset }: SearchInput,
  statements: CountedPage,
): Promise<FoundPage> {
  const rows = await runPrepared<{ id: number; total: number }>(db, statements.page);
  if (rows[0]) return { ids: rows.map(({ id }) => id), total: rows[0].total };
  return { ids: [], total: offset === 0 ? 0 : await count(db, statements.count) };
}

function byColumns(input: SearchInput): CountedPage {
  const position = positionOf(input);
  const sort = input.sort ?? "featured";
  if (position && (sort === "distance" || sort === "featured")) {
    const others = columnsOfFilters(filtersOf(input, false));
    const around = { position, radius: input.radius, others };
    const page = sort === "distance" ? pageByDistance : pageByLevelAndDistance;
    const counting = countAroundUpTo(around, COUNT_CAP + 1);
    return { page: page(around, input, counting), count: counting };
  }
  const where = and(isLive, columnsOfFilters(filtersOf(input)));
  const counting = sql`select count(*)::int as total from (
  select 1 from ${businesses} where ${where} limit ${wholeNumber(COUNT_CAP + 1)}) as matching`;
  return {
    page: sql`select ${businesses.id}, (${counting}) as total from ${businesses} where ${where}
order by ${sql.join(orderOf(input), sql`, `)}
limit ${wholeNumber(input.limit)} offset ${wholeNumber(input.offset)}`,
    count: counting,
  };
}

async function idsOf(db: Db, statement: SQL): Promise<number[]> {
  const rows = await runPrepared<{ id: number }>(db, statement);
  return rows.map(({ id }) => id);
}

async function count(db: Db, statement: SQL): Promise<number> {
  const rows = await runPrepared<{ total: number }>(db, statement);
  return rows[0]?.total ?? 0;
}
