import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { ListingTransferred } from "../listing/events.ts";

/** The caller has locked the listing and holds the account. */
export async function changeOwner(
  tx: Tx,
  { jobs }: Services,
  { businessId, ownerId }: { businessId: number; ownerId: string },
): Promise<void> {
  await tx
    .update(businesses)
    .set({ ownerId, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(businesses.id, businessId));
  await jobs.publish(tx, ListingTransferred, { businessId, ownerId });
}
