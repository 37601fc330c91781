import { eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportHistory, speciesReportNames } from "#src/db/schema/sightings.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { judges } from "./give-opinion.server.ts";
import { lockReport } from "./report-rows.server.ts";
import { nameOfReport } from "./to-report.server.ts";

/** An expert of every name on it says that its place may be shown; a later sensitive name hides it again. */
export function clearPlace(
  { db }: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    const names = await namesOf(tx, id);
    for (const { speciesId } of names)
      if (!(await judges(tx, viewer, speciesId)))
        throw new AppError("forbidden", "Only an expert can have this place shown.");
    await tx
      .update(speciesReportNames)
      .set({ isCleared: true })
      .where(
        inArray(
          speciesReportNames.id,
          names.map((name) => name.id),
        ),
      );
    await tx.insert(speciesReportHistory).values({ reportId: id, kind: "cleared" });
    await recordDecision(tx, viewer, {
      action: "species-report.show-place",
      subject: { type: "species-report", id, name: nameOfReport(report) },
    });
  });
}

const namesOf = (tx: Tx, reportId: number) =>
  tx.select().from(speciesReportNames).where(eq(speciesReportNames.reportId, reportId));
