import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db, Tx } from "#src/db/client.server.ts";

interface Meeting<Answers> {
  /** So many calls are to wait before they are let go. */
  count: number;
  begin: () => Promise<Answers>;
  /** Done while they wait. */
  meanwhile?: (tx: Tx) => Promise<unknown>;
}

/** Makes a race certain: holds the locks of a statement until all calls stand before them. */
export async function meetAt<Answers>(
  db: Db,
  locks: SQL,
  { count, begin, meanwhile }: Meeting<Answers>,
): Promise<Answers> {
  let answers: Promise<Answers> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(locks);
    answers = begin();
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(count);
    await meanwhile?.(tx);
  });
  if (!answers) throw new Error("Nothing was begun");
  return answers;
}

async function countWaiting(db: Db): Promise<number | null> {
  const { rowCount } = await db.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rowCount;
}
