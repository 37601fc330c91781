import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client.server.ts";

const ROWS_AT_ONCE = 200;

type Row = Record<string, unknown>;

/** All that is read in it is of one moment, whatever others write meanwhile. */
export interface Snapshot {
  ask: (statement: SQL) => Promise<Row[]>;
}

/** When the work is done nothing more is asked: its connection is another's then. */
export const inSnapshot = <T>(db: Db, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      let isOver = false;
      let lastAsked: Promise<unknown> = Promise.resolve();
      const ask = async (statement: SQL): Promise<Row[]> => {
        if (isOver) throw new Error("The snapshot is over");
        // Drizzle sends a statement each time that somebody waits for it.
        const asked = Promise.resolve(tx.execute(statement));
        lastAsked = asked.catch(() => undefined);
        return (await asked).rows;
      };
      try {
        return await work({ ask });
      } finally {
        isOver = true;
        await lastAsked;
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** Some rows at a time, never ahead of whoever takes them; who stops taking closes the cursor. */
export async function* readCursor(
  { ask }: Snapshot,
  name: string,
  query: SQL,
): AsyncGenerator<Row[]> {
  const cursor = sql.identifier(`read_${name}`);
  await ask(sql`declare ${cursor} no scroll cursor for ${query}`);
  try {
    for (;;) {
      const rows = await ask(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from ${cursor}`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    // The end of the snapshot, a lost connection or a statement that failed has closed it already.
    await ask(sql`close ${cursor}`).catch(() => undefined);
  }
}

/** How many rows it has; counting ends at `most`. */
export async function countRows({ ask }: Snapshot, query: SQL, most?: number): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  const [row] = await ask(
    sql`select count(*)::int as count from (select 1 from (${query}) counted ${limit}) capped`,
  );
  return Number(row?.count ?? 0);
}
