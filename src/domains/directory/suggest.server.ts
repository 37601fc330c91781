import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import type { Suggestion } from "./contract.ts";
import { understandQuery, wordsOf } from "./understand-query.server.ts";

/** What the typed letters may become; a typing error in them is forgiven when nothing begins so. */
export async function suggest(db: Db, text: string, limit: number): Promise<Suggestion[]> {
  const typed = wordsOf(text).join(" ");
  if (typed === "") return [];
  const found = await findByPrefix(db, typed, limit);
  if (found.length > 0) return found;
  const understood = await understandQuery(db, text);
  return understood?.corrected ? findByPrefix(db, understood.corrected, limit) : [];
}

async function findByPrefix(db: Db, typed: string, limit: number): Promise<Suggestion[]> {
  const width = Math.min(typed.length, 3);
  const { rows } = await db.execute<{
    type: Suggestion["type"];
    value: string;
    display_text: string;
    listings: number;
  }>(sql`
    select type, value, display_text, listings from (
      select distinct on (type, value) type, value, display_text, listings, weight
      from suggestions
      where left(typed, ${sql.raw(String(width))}) = ${typed.slice(0, width)}
        and typed like ${`${typed}%`}
      order by type, value, weight desc) as each
    order by weight desc, display_text
    limit ${limit}`);
  return rows.map(({ type, value, display_text, listings }) => ({
    type,
    value,
    displayText: display_text,
    count: listings,
  }));
}
