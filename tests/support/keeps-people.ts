import { users } from "#src/db/schema/accounts.server.ts";
import type { SchemaTable } from "./schema-tables.ts";

/** Columns that tell who it was without pointing to an account. */
const TELLS_WHO = /^(visitor|recipient)$|email$|_key$/;

/** Rows that point to an account and outlive it, or name somebody by themselves. */
export function keepsPeople({ config: { columns, foreignKeys } }: SchemaTable): boolean {
  const outlives = foreignKeys.some(
    (key) => key.reference().foreignTable === users && key.onDelete !== "cascade",
  );
  return outlives || columns.some(({ name }) => TELLS_WHO.test(name));
}
