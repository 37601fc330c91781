import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  speciesReportComments,
  speciesReportOpinions,
  speciesReports,
  speciesReportUpvotes,
} from "#src/db/schema/sightings.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";
import { removeReport } from "./remove-report.server.ts";
import { listIdsOfAddress, listOwnIds, lockReport } from "./report-rows.server.ts";
import { settleReport } from "./settle-report.server.ts";

/** Reports and comments stay without a name, or go, as was chosen for reviews. Opinions go, and the rule is applied anew. */
export async function forgetReporter(tx: Tx, departure: Departure): Promise<void> {
  const { viewer, reviews, services } = departure;
  await leaveOpinions(tx, departure);
  for (const id of await listIdsOfAddress(tx, viewer.email))
    await tx.update(speciesReports).set({ reporterEmail: null }).where(eq(speciesReports.id, id));
  await tx.delete(speciesReportUpvotes).where(eq(speciesReportUpvotes.userId, viewer.id));
  const ownComments = eq(speciesReportComments.userId, viewer.id);
  if (reviews === "delete") {
    await tx.delete(speciesReportComments).where(ownComments);
    for (const id of await listOwnIds(tx, viewer.id))
      await removeReport(tx, services, viewer, { id, userId: null });
    return;
  }
  await tx
    .update(speciesReportComments)
    .set({ authorName: FORMER_MEMBER, userId: null })
    .where(ownComments);
  await tx
    .update(speciesReports)
    .set({ userId: null, senderKey: null, browserKey: null, requestKey: null })
    .where(eq(speciesReports.userId, viewer.id));
}

async function leaveOpinions(tx: Tx, { viewer, services }: Departure): Promise<void> {
  const given = await tx
    .delete(speciesReportOpinions)
    .where(eq(speciesReportOpinions.userId, viewer.id))
    .returning({ reportId: speciesReportOpinions.reportId });
  for (const reportId of new Set(given.map((opinion) => opinion.reportId)))
    await settleReport(tx, services, await lockReport(tx, reportId));
}
