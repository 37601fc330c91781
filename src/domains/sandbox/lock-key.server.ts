import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";

/** Whoever comes with the same key waits, and then finds what was made. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox:${key}`}, 0))`);
}
