import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReports } from "#src/db/schema/sightings.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireReporter } from "./change-report.server.ts";
import { countNoMore } from "./count-for-project.server.ts";
import { SpeciesReportChanged } from "./events.ts";
import { lockReport, type ReportRow } from "./report-rows.server.ts";
import { auditText, nameOfReport } from "./to-report.server.ts";

/** By its reporter or an administrator; moderation's reports about it are upheld by that. */
export function deleteReport(
  services: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const row = await lockReport(tx, id);
    requireReporter(row, viewer);
    await removeReport(tx, services, viewer, row);
    const { verificationStatus } = row;
    await recordDecision(tx, viewer, {
      action: "species-report.delete",
      subject: { type: "species-report", id, name: nameOfReport(row) },
      before: row.userId === viewer.id ? { verificationStatus } : auditText(row),
    });
  });
}

export async function removeReport(
  tx: Tx,
  { jobs }: Services,
  viewer: Viewer,
  { id, userId }: Pick<ReportRow, "id" | "userId">,
): Promise<void> {
  await countNoMore(tx, id);
  await tx.delete(speciesReports).where(eq(speciesReports.id, id));
  await showMedia(tx, `species-report:${id}`, []);
  await upholdOpenFlags(tx, viewer, { type: "species-report", id });
  if (userId) await jobs.publish(tx, SpeciesReportChanged, { reportId: id, userId });
}
