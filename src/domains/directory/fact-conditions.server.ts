import { type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { FACTS } from "./facts-contract.ts";

/** "fuel:diesel" has it, "dockDepth:6" has at least that much; anything else is no condition. */
export function factConditions(given: string[]): SQL[] {
  return given.flatMap((item) => {
    const colon = item.indexOf(":");
    const condition = factCondition(item.slice(0, colon), item.slice(colon + 1));
    return condition ? [condition] : [];
  });
}

function factCondition(key: string, value: string): SQL | null {
  const fact = FACTS.find((known) => known.key === key);
  if (!fact) return null;
  switch (fact.kind) {
    case "number": {
      const least = Number(value);
      if (!Number.isFinite(least)) return null;
      return sql`(${businesses.facts} ->> ${key})::float8 >= ${least}`;
    }
    case "flag":
      return sql`${businesses.facts} @> ${JSON.stringify({ [key]: value !== "false" })}::jsonb`;
    case "choices":
      return sql`${businesses.facts} @> ${JSON.stringify({ [key]: [value] })}::jsonb`;
    default:
      return sql`${businesses.facts} @> ${JSON.stringify({ [key]: value })}::jsonb`;
  }
}
