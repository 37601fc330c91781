import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { species, speciesNames } from "#src/db/schema/species.server.ts";
import { nameKey } from "./rules.ts";

interface ResolvedSpecies {
  id: number;
  commonName: string;
  scientificName: string;
  isSensitive: boolean;
}

/** The species that somebody means with a common, scientific or former name, however it is written. */
export async function resolveSpeciesName(
  db: Db | Tx,
  text: string,
): Promise<ResolvedSpecies | null> {
  const [found] = await db
    .select({
      id: species.id,
      commonName: species.commonName,
      scientificName: species.scientificName,
      isSensitive: species.isSensitive,
    })
    .from(speciesNames)
    .innerJoin(species, eq(species.id, speciesNames.speciesId))
    .where(eq(speciesNames.key, nameKey(text)));
  return found ?? null;
}
