import { eq, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalDesks } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/** The link to the calendar of a business is dead from now on; nothing happens where the business is gone. */
export async function endFeed(
  { db }: Pick<Services, "db">,
  { businessId }: { businessId: number },
): Promise<void> {
  await db
    .insert(rentalDesks)
    .select(
      db
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
