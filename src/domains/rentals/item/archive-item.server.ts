import { eq } from "drizzle-orm";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireItemFacts } from "./queries.server.ts";
import { requireRentals } from "./require-rentals.server.ts";

/** It is no longer rented. Its bookings stay, and those to come are kept. */
export async function archiveItem(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  const { item } = await requireItemFacts(db, id);
  await requireRentals(db, item.businessId, viewer);
  await db
    .update(rentalItems)
    .set({ isArchived: true, updatedAt: new Date() })
    .where(eq(rentalItems.id, id));
}
