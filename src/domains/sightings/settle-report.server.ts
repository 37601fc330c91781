import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  speciesReportHistory,
  speciesReportOpinions,
  speciesReports,
} from "#src/db/schema/sightings.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { SpeciesReportChanged } from "./events.ts";
import { DeliverReportNews } from "./mail-jobs.ts";
import type { ReportRow } from "./report-rows.server.ts";
import { statusOf, taxonKey } from "./rules.ts";

/** Under the report's lock: its state is what the rule makes of all standing opinions, one line for each change. */
export async function settleReport(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  report: Pick<ReportRow, "id" | "userId" | "speciesId" | "speciesName" | "verificationStatus">,
): Promise<void> {
  const opinions = await tx
    .select({ taxon: speciesReportOpinions.taxon, byExpert: speciesReportOpinions.byExpert })
    .from(speciesReportOpinions)
    .where(
      and(
        eq(speciesReportOpinions.reportId, report.id),
        eq(speciesReportOpinions.isStanding, true),
      ),
    );
  const verificationStatus = statusOf(taxonKey(report), opinions);
  if (verificationStatus === report.verificationStatus) return;
  await tx
    .update(speciesReports)
    .set({ verificationStatus })
    .where(eq(speciesReports.id, report.id));
  await tx.insert(speciesReportHistory).values({
    reportId: report.id,
    kind: "status",
    before: { verificationStatus: report.verificationStatus },
    after: { verificationStatus },
  });
  if (verificationStatus !== "pending")
    await jobs.send(tx, DeliverReportNews, { reportId: report.id, news: verificationStatus });
  if (report.userId)
    await jobs.publish(tx, SpeciesReportChanged, { reportId: report.id, userId: report.userId });
}
