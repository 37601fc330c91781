import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { PromotionRow } from "./queries.server.ts";

/** Before its promotions are touched, as whoever buys for it does: nobody waits for each other. */
export async function holdListing(tx: Tx, { businessId }: PromotionRow): Promise<void> {
  const { id } = businesses;
  await tx.select({ id }).from(businesses).where(eq(id, businessId)).for("update");
}
