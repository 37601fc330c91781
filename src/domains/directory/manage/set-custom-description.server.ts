import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";

/** The owner's own words above the description. The caller has locked the listing. */
export async function setCustomDescription(
  tx: Tx,
  { id, customDescription }: { id: number; customDescription: string | null },
): Promise<void> {
  await tx
    .update(businesses)
    .set({ customDescription, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(businesses.id, id));
}
