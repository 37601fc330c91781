import { and, eq, inArray } from "drizzle-orm";
import { savedLists, savedPlaces } from "#src/db/schema/saved.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";

/** Removing twice is removing once. A number of no listing is "not found", as everywhere. */
export async function removePlace(
  { db }: Services,
  { id: userId }: Viewer,
  { businessId }: { businessId: number },
): Promise<void> {
  const first = db
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(and(eq(savedLists.userId, userId), eq(savedLists.isFirst, true)));
  const removed = await db
    .delete(savedPlaces)
    .where(and(inArray(savedPlaces.listId, first), eq(savedPlaces.businessId, businessId)));
  if (removed.rowCount === 0) await requireListing(db, businessId, null);
}
