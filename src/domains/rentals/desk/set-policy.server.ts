import { rentalDesks } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireRentals } from "../item/require-rentals.server.ts";

/** Bookings that are made keep the terms under which they were made. */
export async function setPolicy(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
  { businessId, policy }: { businessId: number; policy: string | null },
): Promise<void> {
  await requireRentals(db, businessId, viewer);
  await db
    .insert(rentalDesks)
    .values({ businessId, policy })
    .onConflictDoUpdate({ target: rentalDesks.businessId, set: { policy } });
}
