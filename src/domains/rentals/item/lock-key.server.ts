import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";

/** Until the transaction ends: of two at once with the same key, the second finds what the first stored. */
export async function lockKey(tx: Tx, requestKey: string | undefined): Promise<void> {
  if (requestKey === undefined) return;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`rental-key:${requestKey}`}, 0))`,
  );
}
