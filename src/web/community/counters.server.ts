import type { Db } from "#src/db/client.server.ts";
import type { Counter } from "./counters.tsx";

interface CounterReader extends Omit<Counter, "count"> {
  read: (db: Db) => Promise<number>;
}

/** In the order in which they stand above the tabs; each is counted from rows. */
const COUNTERS: readonly CounterReader[] = [];

export const readCounters = (db: Db): Promise<Counter[]> =>
  Promise.all(
    COUNTERS.map(async ({ read, ...counter }) => ({ ...counter, count: await read(db) })),
  );
