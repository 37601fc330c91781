import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { species, speciesNames } from "#src/db/schema/species.server.ts";
import { indexNames, type NameIndex } from "./name-index.ts";

/** Read each time: it is small, and whose places are sensitive can change at any moment. */
export async function readKnownNames(db: Db | Tx): Promise<NameIndex> {
  const rows = await db
    .select({
      key: speciesNames.key,
      id: species.id,
      scientificName: species.scientificName,
      isSensitive: species.isSensitive,
    })
    .from(speciesNames)
    .innerJoin(species, eq(species.id, speciesNames.speciesId));
  return indexNames(rows);
}
