import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { findRegion, splitCity } from "#src/domains/directory/listing/place-rules.ts";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";

/**
 * The one spelling of a region, a state or a town with live listings ("Annapolis", "Annapolis, MD");
 * null for anything else, such as a part of a name.
 */
export async function findPlaceName(db: Db, given: string): Promise<string | null> {
  const name = given.trim();
  const region = findRegion(name);
  if (region) return region;
  const stateName = Object.values(STATES).find((s) => s.toLowerCase() === name.toLowerCase());
  const { city, state } = splitCity(name);
  const here = stateName
    ? sql`${businesses.state} = ${Object.keys(STATES).find((s) => STATES[s] === stateName)}`
    : and(
        sql`lower(${businesses.city}) = lower(${city})`,
        state ? eq(businesses.state, state) : undefined,
      );
  const [found] = await db
    .select({ city: businesses.city })
    .from(businesses)
    .where(and(eq(businesses.status, "live"), here))
    .orderBy(businesses.city)
    .limit(1);
  if (!found) return null;
  return stateName ?? (state ? `${found.city}, ${state}` : found.city);
}
