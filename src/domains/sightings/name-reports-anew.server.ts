import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportOpinions, speciesReports } from "#src/db/schema/sightings.server.ts";
import { namesVersion } from "#src/domains/species/names-version.server.ts";
import { nameReports, reporterNaming } from "./name-report.server.ts";
import { listNamedOtherwise } from "./report-rows.server.ts";

const BATCH = 500;

/** After the catalogue of names has changed: reports and opinions of before are read with it, too. */
export async function nameReportsAnew(tx: Tx): Promise<void> {
  const version = namesVersion();
  for (;;) {
    const rows = await listNamedOtherwise(tx, version, BATCH);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const opinions = await tx
      .select()
      .from(speciesReportOpinions)
      .where(
        and(
          inArray(speciesReportOpinions.reportId, ids),
          eq(speciesReportOpinions.isStanding, true),
        ),
      );
    await nameReports(tx, [
      ...rows.map((row) => reporterNaming(row.id, row)),
      ...opinions.map(({ reportId, userId, speciesName: name, reason }) => ({
        ...{ reportId, userId, name, texts: [reason], mayReopen: true },
      })),
    ]);
    await tx
      .update(speciesReports)
      .set({ namesVersion: version })
      .where(inArray(speciesReports.id, ids));
  }
}
