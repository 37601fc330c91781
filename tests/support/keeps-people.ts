import { users } from "#src/db/schema/accounts.server.ts";
import type { SchemaTable } from "./schema-tables.ts";

/** Columns that tell who it was without pointing to an account. */
const TELLS_WHO = /^(visitor|recipient)$|email$|_key$/;

/** A key that is nothing but drawn at random tells nobody. */
const tellsWho = ({ name, columnType }: SchemaTable["config"]["columns"][number]): boolean =>
  TELLS_WHO.test(name) && columnType !== "PgUUID";

/** Rows that point to an account and outlive it, or name somebody by themselves. */
export function keepsPeople({ config: { columns, foreignKeys } }: SchemaTable): boolean {
  const outlives = foreignKeys.some(
    (key) => key.reference().foreignTable === users && key.onDelete !== "cascade",
  );
  return outlives || columns.some(tellsWho);
}
