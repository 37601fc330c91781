import { count } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./client.server.ts";

/** How many rows hold each of these values; one that no row holds counts 0. */
export async function countEach<Value extends string>(
  db: Db,
  column: PgColumn,
  values: readonly Value[],
): Promise<Record<Value, number>> {
  const rows = await db
    .select({ value: column, total: count() })
    .from(column.table)
    .groupBy(column);
  const totalOf = (value: Value) => rows.find((row) => row.value === value)?.total ?? 0;
  const totals = values.map((value) => [value, totalOf(value)]);
  return Object.fromEntries(totals) as Record<Value, number>;
}
