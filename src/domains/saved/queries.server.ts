import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { savedLists, savedPlaces } from "#src/db/schema/saved.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { toBusiness } from "#src/domains/directory/listing/to-business.server.ts";
import type { SavedIds, SavedRecord } from "./contract.ts";

/** The place that was saved last stands first, until somebody moves it. */
export const inOrder = [asc(savedPlaces.position), desc(savedPlaces.businessId)];

const isFirstOf = (userId: string) =>
  and(eq(savedLists.userId, userId), eq(savedLists.isFirst, true));

/** Of live listings only: one that is switched off comes back when it is on again. */
export async function listSavedIds(db: Db | Tx, userId: string): Promise<SavedIds> {
  const rows = await db
    .select({ id: savedPlaces.businessId })
    .from(savedPlaces)
    .innerJoin(savedLists, eq(savedLists.id, savedPlaces.listId))
    .innerJoin(businesses, eq(businesses.id, savedPlaces.businessId))
    .where(and(isFirstOf(userId), eq(businesses.status, "live")))
    .orderBy(...inOrder);
  return rows.map(({ id }) => id);
}

/** The live listings among these, in this order. */
export async function listPlaces(db: Db, ids: SavedIds): Promise<Business[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(businesses)
    .where(and(inArray(businesses.id, ids), eq(businesses.status, "live")));
  const now = new Date();
  const byId = new Map(rows.map((row) => [row.id, toBusiness(row, now)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Everything that is kept, also of listings that are not live just now. */
export async function listSavedRecords(db: Db, userId: string): Promise<SavedRecord[]> {
  const rows = await db
    .select({
      businessId: savedPlaces.businessId,
      name: businesses.name,
      savedAt: savedPlaces.createdAt,
    })
    .from(savedPlaces)
    .innerJoin(savedLists, eq(savedLists.id, savedPlaces.listId))
    .innerJoin(businesses, eq(businesses.id, savedPlaces.businessId))
    .where(isFirstOf(userId))
    .orderBy(...inOrder);
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}
