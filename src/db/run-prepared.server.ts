import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Db } from "./client.server.ts";

/**
 * Each connection keeps the plans of so many statements; others are planned each time. Visitors choose
 * filters and pages, so without a bound they could fill the database's memory with plans.
 */
const KEPT_MAX = 64;

const dialect = new PgDialect();
/** By the connections that know them. */
const namesOf = new WeakMap<Db["$client"], Map<string, string>>();

/**
 * For statements that run often and whose planning takes longer than their run: each connection
 * plans them once. What differs from call to call must be a parameter, not a part of the text.
 */
export async function runPrepared<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await db.$client.query<Row>({
    name: nameOf(db.$client, text),
    text,
    values: params,
  });
  return rows;
}

function nameOf(client: Db["$client"], text: string): string | undefined {
  const names = namesOf.get(client) ?? new Map<string, string>();
  namesOf.set(client, names);
  const known = names.get(text);
  if (known || names.size >= KEPT_MAX) return known;
  const name = `kept_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
  names.set(text, name);
  return name;
}
