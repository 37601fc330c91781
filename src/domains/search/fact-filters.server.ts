import { sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { FACTS } from "#src/domains/directory/listing/facts-contract.ts";
import type { Filter } from "./search-input.server.ts";

/** "fuel:diesel" has it, "dockDepth:6" has at least that much; anything else is no condition. */
export function factFilters(given: string[]): Filter[] {
  return given.flatMap((item) => {
    const colon = item.indexOf(":");
    const filter = factFilter(item.slice(0, colon), item.slice(colon + 1));
    return filter ? [filter] : [];
  });
}

function factFilter(key: string, value: string): Filter | null {
  const fact = FACTS.find((known) => known.key === key);
  if (!fact) return null;
  if (fact.kind === "number") {
    const least = Number(value);
    if (!Number.isFinite(least)) return null;
    return {
      words: sql`filter_query('fact', ${key})`,
      rest: sql`(${businesses.facts} ->> ${key})::float8 >= ${least}::float8`,
    };
  }
  const wanted = fact.kind === "flag" ? String(value !== "false") : value;
  return { words: sql`filter_query('fact', ${`${key}:${wanted}`})` };
}
