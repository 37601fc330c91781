import { eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { namesVersion } from "#src/domains/species/names-version.server.ts";
import { readKnownNames } from "#src/domains/species/read-known-names.server.ts";
import { readAlertWords } from "./read-alert-words.server.ts";

/** After the catalogue of names has changed: what protects an alert already goes on doing so. */
export async function nameAlertsAnew(tx: Tx): Promise<void> {
  const version = namesVersion();
  const rows = await tx
    .select()
    .from(conservationAlerts)
    .where(ne(conservationAlerts.namesVersion, version));
  const known = await readKnownNames(tx);
  for (const row of rows) {
    const { speciesIds, ...read } = await readAlertWords(known, row);
    const all = [...new Set([...(row.isDemo ? [] : row.speciesIds), ...speciesIds])];
    await tx
      .update(conservationAlerts)
      .set({ ...read, speciesIds: sql`${sql.param(all)}::int[]` })
      .where(eq(conservationAlerts.id, row.id));
  }
}
