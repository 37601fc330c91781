import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "./client.server.ts";

const ROWS_AT_ONCE = 500;

/** All that is read in it is of one moment, whatever others write meanwhile. */
export const inSnapshot = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" });

/** Some rows at a time, never ahead of whoever takes them; who stops taking closes the cursor. */
export async function* readCursor(
  tx: Tx,
  name: string,
  query: SQL,
): AsyncGenerator<Record<string, unknown>[]> {
  const cursor = sql.identifier(`read_${name}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`);
  try {
    for (;;) {
      const { rows } = await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from ${cursor}`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    // A connection that is lost, or a transaction that failed, has closed it already.
    await tx.execute(sql`close ${cursor}`).catch(() => undefined);
  }
}

/** How many rows it has; counting ends at `most`. */
export async function countRows(tx: Tx, query: SQL, most?: number): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from (${query}) counted ${limit}) capped`,
  );
  return rows[0]?.count ?? 0;
}
