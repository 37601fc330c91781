import { and, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { savedPlaces } from "#src/db/schema/saved.server.ts";
import { requireBusiness } from "#src/domains/directory/listing/queries.server.ts";

/** Removing twice is removing once. A number of no listing is "not found", as everywhere. */
export async function removePlace(db: Db, userId: string, businessId: number): Promise<void> {
  const removed = await db
    .delete(savedPlaces)
    .where(and(eq(savedPlaces.userId, userId), eq(savedPlaces.businessId, businessId)));
  if (removed.rowCount === 0) await requireBusiness(db, businessId, null);
}
