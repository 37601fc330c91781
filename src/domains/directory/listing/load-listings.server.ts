import { setImmediate } from "node:timers/promises";
import { getTableColumns, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { prepareOnce } from "#src/db/prepare-once.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";

const {
  search: _search,
  openSpans: _openSpans,
  keywords: _keywords,
  standing: _standing,
  weightedRating: _weightedRating,
  tier: _tier,
  ...columns
} = getTableColumns(businesses);

/** What is shown of a listing; what only the search reads stays in the database. */
export const listingColumns = columns;
export type ListingRow = Pick<typeof businesses.$inferSelect, keyof typeof listingColumns>;

const byIds = prepareOnce((db) =>
  db
    .select(listingColumns)
    .from(businesses)
    .where(sql`${businesses.id} = any(${sql.placeholder("ids")}::int[])`)
    .prepare("load_listings"),
);

/** In the order of the ids. A listing that was deleted meanwhile is left out. */
export async function loadListings(db: Db, ids: number[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const rows = await byIds(db).execute({ ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Batch {
  ids: Set<number>;
  rows: Promise<Map<number, ListingRow>>;
}

const waiting = new WeakMap<Db, Batch>();

/** One listing. Those that are asked for in the same turn of the event loop share one statement. */
export async function loadListing(db: Db, id: number): Promise<ListingRow | undefined> {
  const batch = waiting.get(db) ?? openBatch(db);
  batch.ids.add(id);
  return (await batch.rows).get(id);
}

function openBatch(db: Db): Batch {
  const ids = new Set<number>();
  const rows = setImmediate().then(async () => {
    waiting.delete(db);
    return new Map((await loadListings(db, [...ids])).map((row) => [row.id, row]));
  });
  const batch = { ids, rows };
  waiting.set(db, batch);
  return batch;
}
