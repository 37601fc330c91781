import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#src/db/client.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import { findSignals, type SignalSource, type WaitingWords } from "./find-signals.server.ts";
import type { Signal } from "./signal-contract.ts";

/** How one kind of thing is read by those who decide about it; each domain says it once. */
export interface QueueView<Row, Item> {
  table: PgTable & { id: PgColumn };
  /** Rows of the table, with the names of people and places that are shown beside them. */
  select: (db: Db) => Selection<Row>;
  /** Left out where nothing is asked of what was written before. */
  signals?: SignalSource & {
    /** Null for a row that is not looked at twice, such as one that is decided. */
    wordsOf: (row: Row) => WaitingWords | null;
  };
  toItem: (row: Row, signals: Signal[]) => Item;
}

/** A select that waits for its conditions and its order. */
interface Selection<Row> {
  where: (condition: SQL) => { orderBy: (...order: Order) => PromiseLike<Row[]> };
}

type Order = (SQL | PgColumn)[];

/** Both speak of the table alone: nothing is joined to find a page and to count. */
interface QueuePage extends Paging {
  where: SQL | undefined;
  order: Order;
}

/** The one way to read a queue: a page in its order, the signals beside it, and how many there are. */
export async function readQueue<Row, Item>(
  db: Db,
  view: QueueView<Row, Item>,
  { where, order, limit, offset }: QueuePage,
): Promise<ListPage<Item>> {
  const { table, select } = view;
  // Only the rows of the page are read whole and joined, not those that it passes over.
  const page = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await select(db)
    .where(inArray(table.id, page))
    .orderBy(...order);
  return { items: await withSignals(db, view, rows), total: await db.$count(table, where) };
}

async function withSignals<Row, Item>(
  db: Db,
  { table, signals, toItem }: QueueView<Row, Item>,
  rows: readonly Row[],
): Promise<Item[]> {
  if (!signals) return rows.map((row) => toItem(row, []));
  const asked = rows.map((row) => ({ row, words: signals.wordsOf(row) }));
  const waiting = asked.flatMap(({ words }) => words ?? []);
  const found = await findSignals(db, table, signals, waiting);
  return asked.map(({ row, words }) => toItem(row, (words && found.get(words.id)) ?? []));
}
