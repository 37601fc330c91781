import { getTableColumns, inArray, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { species, speciesNames } from "#src/db/schema/species.server.ts";
import { composeSpecies } from "./compose-species.server.ts";

const COLUMNS = getTableColumns(species);
const WRITTEN = [
  "commonName",
  "scientificName",
  "group",
  "description",
  "aphiaId",
  "seen",
  "facts",
  "sensitiveReason",
  "version",
] as const;

/**
 * Brings the rows in line with the catalogue of this version, also after an upgrade or a restore. Only
 * what differs is written; what an administrator decided stays.
 */
export async function writeCatalogue(
  tx: Pick<NodePgDatabase, "select" | "insert" | "delete">,
): Promise<void> {
  const kept = await tx.select({ id: species.id, version: species.version }).from(species);
  const versions = new Map(kept.map(({ id, version }) => [id, version]));
  const changed = composeSpecies().filter(({ row }) => versions.get(row.id) !== row.version);
  if (changed.length === 0) return;
  await tx
    .insert(species)
    .values(changed.map(({ row }) => row))
    .onConflictDoUpdate({
      target: species.id,
      set: Object.fromEntries(
        WRITTEN.map((name) => [name, sql`excluded.${sql.identifier(COLUMNS[name].name)}`]),
      ),
    });
  const ids = changed.map(({ row }) => row.id);
  await tx.delete(speciesNames).where(inArray(speciesNames.speciesId, ids));
  await tx.insert(speciesNames).values(changed.flatMap(({ names }) => names));
}
