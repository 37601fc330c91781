import { eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { readSaid } from "#src/domains/species/name-index.ts";
import { namesVersion } from "#src/domains/species/names-version.server.ts";
import { readKnownNames } from "#src/domains/species/read-known-names.server.ts";

/** After the catalogue of names has changed: what protects an alert already goes on doing so. */
export async function nameAlertsAnew(tx: Tx): Promise<void> {
  const version = namesVersion();
  const rows = await tx
    .select()
    .from(conservationAlerts)
    .where(ne(conservationAlerts.namesVersion, version));
  const known = await readKnownNames(tx);
  for (const { id, speciesName, speciesIds, ...said } of rows) {
    const texts = [said.title, said.description, said.actionRequired];
    const all = [...new Set([...speciesIds, ...readSaid(known, { name: speciesName, texts })])];
    await tx
      .update(conservationAlerts)
      .set({ speciesIds: sql`${sql.param(all)}::int[]`, namesVersion: version })
      .where(eq(conservationAlerts.id, id));
  }
}
