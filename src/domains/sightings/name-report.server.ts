import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportNames } from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";

/** Notes a name that stands on a report from now on; one that is sensitive protects its place. */
export async function nameReport(
  tx: Tx,
  reportId: number,
  speciesId: number | null,
): Promise<void> {
  if (speciesId === null) return;
  const [named] = await tx
    .select({ isSensitive: species.isSensitive })
    .from(species)
    .where(eq(species.id, speciesId));
  if (!named) return;
  await tx
    .insert(speciesReportNames)
    .values({ reportId, speciesId, wasSensitive: named.isSensitive })
    .onConflictDoUpdate({
      target: [speciesReportNames.reportId, speciesReportNames.speciesId],
      set: { wasSensitive: sql`${speciesReportNames.wasSensitive} or excluded.was_sensitive` },
    });
}
