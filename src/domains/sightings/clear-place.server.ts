import { and, eq, or } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportHistory, speciesReportNames } from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { countAsShown } from "./count-for-project.server.ts";
import { judges } from "./give-opinion.server.ts";
import { isCalledSensitive, lockReport } from "./report-rows.server.ts";
import { nameOfReport } from "./to-report.server.ts";

/** An expert of every sensitive name on it says that its place may be shown, as it is now; see `forgetClearing`. */
export function clearPlace(
  { db }: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    for (const speciesId of await sensitiveNamesOf(tx, id))
      if (!(await judges(tx, viewer, speciesId)))
        throw new AppError("forbidden", "Only an expert can have this place shown.");
    if (await isCalledSensitive(tx, report.speciesId))
      throw new AppError(
        "conflict",
        "The reporter calls it a threatened species: its place stays hidden.",
      );
    await tx
      .update(speciesReportNames)
      .set({ isCleared: true })
      .where(eq(speciesReportNames.reportId, id));
    await countAsShown(tx, report);
    await tx.insert(speciesReportHistory).values({ reportId: id, kind: "cleared" });
    await recordDecision(tx, viewer, {
      action: "species-report.show-place",
      subject: { type: "species-report", id, name: nameOfReport(report) },
    });
  });
}

async function sensitiveNamesOf(tx: Tx, reportId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: species.id })
    .from(speciesReportNames)
    .innerJoin(species, eq(species.id, speciesReportNames.speciesId))
    .where(
      and(
        eq(speciesReportNames.reportId, reportId),
        or(eq(speciesReportNames.wasSensitive, true), eq(species.isSensitive, true)),
      ),
    );
  return rows.map(({ id }) => id);
}
