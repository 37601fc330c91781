import { sql } from "drizzle-orm";
import { rentalDesks } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireRentals } from "../item/require-rentals.server.ts";

/** The old link is dead from now on. */
export async function renewFeed(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
  { businessId }: { businessId: number },
): Promise<void> {
  await requireRentals(db, businessId, viewer);
  await db
    .insert(rentalDesks)
    .values({ businessId, feedTurn: 1 })
    .onConflictDoUpdate({
      target: rentalDesks.businessId,
      set: { feedTurn: sql`${rentalDesks.feedTurn} + 1` },
    });
}
