import { inArray } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { towns } from "#src/db/schema/search.server.ts";
import type { Town } from "./search-input.server.ts";

export interface NamedTown extends Town {
  /** Its name in small letters without signs. */
  key: string;
}

/** The towns with live listings that have one of these names. */
export async function findTownsNamed(db: Db, keys: readonly string[]): Promise<NamedTown[]> {
  if (keys.length === 0) return [];
  return db
    .select({ city: towns.city, state: towns.state, key: towns.key })
    .from(towns)
    .where(inArray(towns.key, [...keys]));
}
