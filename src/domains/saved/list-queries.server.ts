import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { savedLists, savedPlaces } from "#src/db/schema/saved.server.ts";
import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import { toBusiness } from "#src/domains/directory/listing/to-business.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ListPlace, ListRecord, ListSummary, OwnList, SharedList } from "./list-contract.ts";
import { toListPlace } from "./list-rules.ts";
import { inOrder } from "./queries.server.ts";

type ListRow = typeof savedLists.$inferSelect;

export const LIST_NOT_FOUND = "List not found";

/** What the hearts fill comes first, then the newest. */
const listOrder = [desc(savedLists.isFirst), desc(savedLists.createdAt), desc(savedLists.id)];

/** All of a person, which are few; each with how many places of it are shown. */
export async function listSummaries(db: Db, { id: userId }: Viewer): Promise<ListSummary[]> {
  const rows = await db
    .select({
      id: savedLists.id,
      name: savedLists.name,
      isFirst: savedLists.isFirst,
      shareToken: savedLists.shareToken,
      placeCount: count(businesses.id),
    })
    .from(savedLists)
    .leftJoin(savedPlaces, eq(savedPlaces.listId, savedLists.id))
    .leftJoin(
      businesses,
      and(eq(businesses.id, savedPlaces.businessId), eq(businesses.status, "live")),
    )
    .where(eq(savedLists.userId, userId))
    .groupBy(savedLists.id)
    .orderBy(...listOrder);
  return rows.map(({ shareToken, ...row }) => ({ ...row, isShared: shareToken !== null }));
}

/** Null for a list of somebody else, as for one that is not there. */
export async function findOwnList(db: Db, viewer: Viewer, id: number): Promise<OwnList | null> {
  const [row] = await db
    .select()
    .from(savedLists)
    .where(and(eq(savedLists.id, id), eq(savedLists.userId, viewer.id)));
  return row ? toOwnList(db, row) : null;
}

export async function requireOwnList(db: Db, viewer: Viewer, id: number): Promise<OwnList> {
  const list = await findOwnList(db, viewer, id);
  if (!list) throw new AppError("not_found", LIST_NOT_FOUND);
  return list;
}

/** For whoever has its link, for as long as it is not taken back. */
export async function findSharedList(db: Db, key: string): Promise<SharedList | null> {
  if (!/^[0-9a-f]{64}$/.test(key)) return null;
  const [row] = await db.select().from(savedLists).where(eq(savedLists.shareToken, key));
  if (!row) return null;
  const { name, places } = await toOwnList(db, row);
  return { name, places };
}

export async function requireSharedList(db: Db, key: string): Promise<SharedList> {
  const list = await findSharedList(db, key);
  if (!list) throw new AppError("not_found", LIST_NOT_FOUND);
  return list;
}

async function toOwnList(db: Db, { id, name, isFirst, shareToken }: ListRow): Promise<OwnList> {
  const rows = await readOrder(db, id);
  const listings = await loadListings(
    db,
    rows.map(({ businessId }) => businessId),
  );
  const now = new Date();
  const notes = new Map(rows.map(({ businessId, note }) => [businessId, note]));
  const places = listings.flatMap((row): ListPlace[] =>
    row.status === "live" ? [toListPlace(toBusiness(row, now), notes.get(row.id) ?? "")] : [],
  );
  return { id, name, isFirst, shareToken, places, hiddenCount: rows.length - places.length };
}

/** Everything on a list, also what is not shown just now. */
export function readOrder(db: Db | Tx, listId: number) {
  return db
    .select({
      businessId: savedPlaces.businessId,
      note: savedPlaces.note,
      isShown: eq(businesses.status, "live").mapWith(Boolean),
    })
    .from(savedPlaces)
    .innerJoin(businesses, eq(businesses.id, savedPlaces.businessId))
    .where(eq(savedPlaces.listId, listId))
    .orderBy(...inOrder);
}

/** Everything that is kept, also of listings that are not live just now. */
export async function listListRecords(db: Db, userId: string): Promise<ListRecord[]> {
  const lists = await db
    .select()
    .from(savedLists)
    .where(eq(savedLists.userId, userId))
    .orderBy(...listOrder);
  const places = await db
    .select({
      listId: savedPlaces.listId,
      businessId: savedPlaces.businessId,
      name: businesses.name,
      note: savedPlaces.note,
    })
    .from(savedPlaces)
    .innerJoin(savedLists, eq(savedLists.id, savedPlaces.listId))
    .innerJoin(businesses, eq(businesses.id, savedPlaces.businessId))
    .where(eq(savedLists.userId, userId))
    .orderBy(asc(savedPlaces.listId), ...inOrder);
  return lists.map(({ id, name, shareToken, createdAt }) => ({
    name,
    isShared: shareToken !== null,
    createdAt: createdAt.toISOString(),
    places: places
      .filter(({ listId }) => listId === id)
      .map(({ listId: _listId, ...place }) => place),
  }));
}
