import { inArray } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { openStateOf } from "#src/domains/directory/listing/open-state.server.ts";
import type { Suggestion } from "./contract.ts";

/** Whether the suggested places are open; a name that several share says nothing. */
export async function addOpenStates(
  db: Db,
  suggestions: Suggestion[],
  now: Date,
): Promise<Suggestion[]> {
  const ids = suggestions.filter(isOnePlace).map(({ value }) => Number(value));
  if (ids.length === 0) return suggestions;
  const { id, hours, timeZone } = businesses;
  const rows = await db.select({ id, hours, timeZone }).from(businesses).where(inArray(id, ids));
  const states = new Map(rows.map((row) => [String(row.id), openStateOf(row, now)]));
  return suggestions.map((suggestion) => {
    const openState = isOnePlace(suggestion) && states.get(suggestion.value);
    return openState ? { ...suggestion, openState } : suggestion;
  });
}

const isOnePlace = ({ type, count }: Suggestion): boolean => type === "business" && count === 1;
