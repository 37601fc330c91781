import { and, eq } from "drizzle-orm";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
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
  const [archived] = await db
    .update(rentalItems)
    .set({ isArchived: true, updatedAt: new Date() })
    .where(and(eq(rentalItems.id, id), eq(rentalItems.isArchived, false)))
    .returning({ id: rentalItems.id });
  if (!archived)
    throw new AppError("not_found", `${item.name} was removed already.`, {
      code: "removed_already",
    });
}
