import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import {
  speciesReportHistory,
  speciesReportOpinions,
  speciesReports,
} from "#src/db/schema/sightings.server.ts";
import { isNewAt } from "#src/domains/accounts/person/new-account.ts";
import type { Services } from "#src/platform/services.server.ts";
import { SpeciesReportChanged } from "./events.ts";
import { DeliverReportNews } from "./mail-jobs.ts";
import type { ReportRow } from "./report-rows.server.ts";
import { calledOf, type Opinion, taxonKey, UNNAMED, verdictOf } from "./rules.ts";

type Judged = Pick<ReportRow, "id" | "userId" | "verificationStatus"> &
  Parameters<typeof calledOf>[0];
type OpinionRow = typeof speciesReportOpinions.$inferSelect & Pick<Opinion, "isNew">;

/** Under the report's lock: its state is what the rule makes of all standing opinions, one line for each change. */
export async function settleReport(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  report: Judged,
): Promise<void> {
  const { id: reportId, userId, verificationStatus: before } = report;
  const { status, settledBy } = verdictOf(taxonKey(report), await standingOf(tx, reportId));
  const named = await callReport(tx, report, settledBy);
  if (status === before && !named) return;
  await tx
    .update(speciesReports)
    .set({ verificationStatus: status, ...named })
    .where(eq(speciesReports.id, reportId));
  if (status === before) return;
  await tx.insert(speciesReportHistory).values({
    ...{ reportId, kind: "status" },
    ...{ before: { verificationStatus: before }, after: { verificationStatus: status } },
  });
  if (status !== "pending") await jobs.send(tx, DeliverReportNews, { reportId, news: status });
  if (userId) await jobs.publish(tx, SpeciesReportChanged, { reportId, userId });
}

async function standingOf(tx: Tx, reportId: number): Promise<OpinionRow[]> {
  const rows = await tx
    .select({ opinion: speciesReportOpinions, joinedAt: users.createdAt })
    .from(speciesReportOpinions)
    .innerJoin(users, eq(users.id, speciesReportOpinions.userId))
    .where(
      and(eq(speciesReportOpinions.reportId, reportId), eq(speciesReportOpinions.isStanding, true)),
    )
    .orderBy(asc(speciesReportOpinions.id));
  return rows.map(({ opinion, joinedAt }) => ({
    ...opinion,
    isNew: isNewAt(joinedAt, opinion.createdAt),
  }));
}

/**
 * The name that follows, and its line in the history; null where it stays. One without a name gets that which
 * others agree on. Against its reporter a name stands beside the reporter's, and goes with the opinions.
 */
async function callReport(tx: Tx, report: Judged, by: OpinionRow | null) {
  const { speciesId = null, speciesName = null } = by ?? {};
  const isUnnamed = taxonKey(report) === UNNAMED;
  const next = isUnnamed
    ? { ...report, speciesId, speciesName }
    : { ...report, settledSpeciesId: speciesId, settledName: speciesName };
  if (taxonKey(calledOf(next)) === taxonKey(calledOf(report))) return null;
  await tx.insert(speciesReportHistory).values({
    ...{ reportId: report.id, kind: "edited" },
    before: { speciesName: calledOf(report).speciesName },
    after: { speciesName: calledOf(next).speciesName, byReviewers: true },
  });
  return isUnnamed
    ? { speciesId, speciesName }
    : { settledSpeciesId: speciesId, settledName: speciesName };
}
