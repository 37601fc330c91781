import { and, eq } from "drizzle-orm";
import { savedPlaces } from "#src/db/schema/saved.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";

/** Removing twice is removing once. A number of no listing is "not found", as everywhere. */
export async function removePlace(
  { db }: Services,
  { id: userId }: Viewer,
  { businessId }: { businessId: number },
): Promise<void> {
  const removed = await db
    .delete(savedPlaces)
    .where(and(eq(savedPlaces.userId, userId), eq(savedPlaces.businessId, businessId)));
  if (removed.rowCount === 0) await requireListing(db, businessId, null);
}
