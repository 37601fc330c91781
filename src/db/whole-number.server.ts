import { type SQL, sql } from "drizzle-orm";

/**
 * A limit or an offset as part of the statement's text: the plan of a prepared statement depends on
 * it, and a parameter would hide it.
 */
export function wholeNumber(value: number): SQL {
  if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is not a whole number`);
  return sql.raw(String(value));
}
