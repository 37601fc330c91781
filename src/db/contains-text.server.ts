import { type Column, ilike, or, type SQL, sql } from "drizzle-orm";
import { containing } from "./like-pattern.server.ts";

/** One of the columns contains the text as it is written, in whatever case; no text, no condition. */
export function containsText(
  columns: readonly (Column | SQL)[],
  text: string | undefined,
): SQL | undefined {
  if (!text) return undefined;
  // PostgreSQL's texts hold no zero character, and choke on a question with one.
  if (text.includes("\0")) return sql`false`;
  return or(...columns.map((column) => ilike(column, containing(text))));
}
