import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { oneNamed } from "./name-index.ts";
import { readKnownNames } from "./read-known-names.server.ts";

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
  const id = oneNamed(await readKnownNames(db), text);
  if (id === null) return null;
  const [found] = await db
    .select({
      id: species.id,
      commonName: species.commonName,
      scientificName: species.scientificName,
      isSensitive: species.isSensitive,
    })
    .from(species)
    .where(eq(species.id, id));
  return found ?? null;
}
