import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalDesks } from "#src/db/schema/rentals.server.ts";

/** The link to the calendar of a business is dead from now on; nothing happens where the business is gone. */
export async function endFeed(tx: Tx, { businessId }: { businessId: number }): Promise<void> {
  await tx
    .insert(rentalDesks)
    .select(
      tx
        .select({
          businessId: businesses.id,
          policy: sql<null>`null`.as("policy"),
          feedTurn: sql<number>`1`.as("feed_turn"),
        })
        .from(businesses)
        .where(eq(businesses.id, businessId)),
    )
    .onConflictDoUpdate({
      target: rentalDesks.businessId,
      set: { feedTurn: sql`${rentalDesks.feedTurn} + 1` },
    });
}
