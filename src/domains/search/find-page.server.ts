import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { wholeNumber } from "#src/db/whole-number.server.ts";
import { COUNT_CAP } from "./limits-contract.ts";
import { positionOf } from "./position-filter.server.ts";
import {
  asksForWords,
  columnsOfFilters,
  filtersOf,
  isLive,
  plainColumnsOf,
  restOfFilters,
  wordsOfFilters,
} from "./search-conditions.server.ts";
import type { FoundPage, FoundRow, SearchInput } from "./search-input.server.ts";
import { countAround, pageByDistance, pageByLevelAndDistance } from "./search-nearest.server.ts";
import { behindCursor, fromTheFirst, orderOf, sortOf } from "./search-order.server.ts";
import {
  countUpTo,
  pageByRank,
  pageInOrder,
  pageOfAll,
  type WordSearch,
} from "./search-tiers.server.ts";
import { storedCountOf } from "./stored-counts.server.ts";

/** The ids of one page and the number of all; with a text, up to one more than is stated. */
export async function findPage(
  db: Db,
  input: SearchInput,
  tsquery: string | null,
): Promise<FoundPage> {
  if (input.q && tsquery === null) return { rows: [], total: 0 };
  const filters = filtersOf(input);
  if (tsquery === null && !asksForWords(filters)) return findByColumns(db, input);
  return findByWords(db, input, {
    text: tsquery === null ? null : sql`to_tsquery('landfall', ${tsquery})`,
    name: input.q ?? null,
    filters: wordsOfFilters(filters),
    rest: restOfFilters(filters),
  });
}

/**
 * Many matches are found by walking along the order, from the cursor on; few are all read, so that
 * an offset costs nothing.
 */
async function findByWords(db: Db, input: SearchInput, search: WordSearch): Promise<FoundPage> {
  const position = positionOf(input);
  const cap = search.text ? COUNT_CAP + 1 : null;
  const slice = { limit: input.limit, offset: fromTheFirst(input) };
  const behind = position ? undefined : behindCursor(input);
  const isByRank = sortOf(input) === "featured" && Boolean(search.text || !position);
  if (isByRank && !behind) {
    return readCounted(db, input, pageByRank(search, slice, cap), countUpTo(search, cap));
  }
  const total = await count(db, countUpTo(search, cap));
  if (total > COUNT_CAP && !position) {
    const walk = behind ? { ...slice, offset: input.offset } : slice;
    const page = pageInOrder(search, orderOf(input), walk, { behind, isPastExact: isByRank });
    return { rows: await rowsOf(db, page), total };
  }
  const page = isByRank ? pageByRank(search, slice, cap) : pageOfAll(search, orderOf(input), slice);
  return { rows: await rowsOf(db, page), total };
}

async function findByColumns(db: Db, input: SearchInput): Promise<FoundPage> {
  const position = positionOf(input);
  const sort = sortOf(input);
  if (position && (sort === "distance" || sort === "featured")) {
    const others = columnsOfFilters(filtersOf(input, false));
    const around = { position, radius: input.radius, others };
    const page = sort === "distance" ? pageByDistance : pageByLevelAndDistance;
    const counting = countAround(around);
    const slice = { limit: input.limit, offset: fromTheFirst(input) };
    return readCounted(db, input, page(around, slice, counting), counting);
  }
  const filters = filtersOf(input);
  const counting = storedCountOf(input) ?? countAll(columnsOfFilters(filters));
  if (!input.area)
    return readCounted(db, input, inOrder(input, columnsOfFilters(filters), counting), counting);
  // A box may hold a few or nearly all: the index on positions answers the one, the order the other.
  const total = await count(db, counting);
  const where = total > COUNT_CAP ? plainColumnsOf(filters) : columnsOfFilters(filters);
  return { rows: await rowsOf(db, inOrder(input, where, sql`select ${total}::int`)), total };
}

const countAll = (where: SQL | undefined): SQL =>
  sql`select count(*)::int as total from ${businesses} where ${and(isLive, where)}`;

function inOrder(input: SearchInput, where: SQL | undefined, counting: SQL): SQL {
  const { by, key } = orderOf(input);
  const behind = behindCursor(input);
  const offset = behind ? input.offset : fromTheFirst(input);
  return sql`select ${businesses.id}, ${key} as key, (${counting}) as total from ${businesses}
where ${and(isLive, where, behind)}
order by ${sql.join(by, sql`, `)}
limit ${wholeNumber(input.limit)} offset ${wholeNumber(offset)}`;
}

/** `page` tells the number of all with each row; a page behind the last one has no rows. */
async function readCounted(
  db: Db,
  input: SearchInput,
  page: SQL,
  counting: SQL,
): Promise<FoundPage> {
  const rows = await runPrepared<FoundRow & { total: number }>(db, page);
  if (rows[0]) return { rows, total: rows[0].total };
  return { rows, total: fromTheFirst(input) === 0 ? 0 : await count(db, counting) };
}

const rowsOf = (db: Db, statement: SQL): Promise<FoundRow[]> => runPrepared(db, statement);

async function count(db: Db, statement: SQL): Promise<number> {
  const rows = await runPrepared<{ total: number }>(db, statement);
  return rows[0]?.total ?? 0;
}
