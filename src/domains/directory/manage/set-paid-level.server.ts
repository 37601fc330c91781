import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";

/** What money has bought for a listing at this moment: the one writer of it. */
export async function setPaidLevel(
  tx: Tx,
  { id, paidLevel }: { id: number; paidLevel: number },
): Promise<void> {
  await tx
    .update(businesses)
    .set({ paidLevel, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(businesses.id, id), ne(businesses.paidLevel, paidLevel)));
}
