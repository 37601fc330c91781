import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReports } from "#src/db/schema/sightings.server.ts";
import { contribute } from "#src/domains/citizen-science/contribute.server.ts";
import { requireProjectRow } from "#src/domains/citizen-science/queries.server.ts";
import { requireManager } from "#src/domains/citizen-science/require-manager.server.ts";
import {
  redateContribution,
  retractContribution,
} from "#src/domains/citizen-science/retract-contribution.server.ts";
import { takesContributions } from "#src/domains/citizen-science/rules.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireReport } from "./queries.server.ts";
import { isProtected, lockReport, type ReportRow, reportNotFound } from "./report-rows.server.ts";

type Counted = Pick<ReportRow, "id" | "userId" | "projectId" | "observedOn">;

const sourceOf = (id: number) => `sighting:${id}` as const;

/**
 * A report counts once for its project, on the day on which it was observed. One whose place is blurred does
 * not: a project that counts what it does not list would tell of it.
 */
export async function countForProject(tx: Tx, report: Counted): Promise<void> {
  const { id, userId, projectId, observedOn: day } = report;
  if (projectId === null || (await isProtected(tx, id))) return;
  await contribute(tx, { projectId, userId, amount: 1, day, note: null, source: sourceOf(id) });
}

/** After a change: in another project it counts there alone, blurred in none. */
export async function countAnew(tx: Tx, before: Counted, after: Counted): Promise<void> {
  const source = sourceOf(after.id);
  if (before.projectId !== after.projectId) {
    await retractContribution(tx, source);
    return countForProject(tx, after);
  }
  if (await isProtected(tx, after.id)) return retractContribution(tx, source);
  await redateContribution(tx, { source, day: after.observedOn });
}

/** After a name on it began or ceased to protect its place; a project that is over stays as it was. */
export async function countAsShown(tx: Tx, report: Counted): Promise<void> {
  if (await isProtected(tx, report.id)) return retractContribution(tx, sourceOf(report.id));
  if (report.projectId === null) return;
  if (takesContributions(await requireProjectRow(tx, report.projectId, null)))
    await countForProject(tx, report);
}

export const countNoMore = (tx: Tx, id: number): Promise<void> =>
  retractContribution(tx, sourceOf(id));

/** By its reporter, or by whoever leads the project: it does not belong there. */
export function takeOffProject(
  { db }: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { projectId, userId } = await lockReport(tx, id);
    const shown = await requireReport(tx, id, viewer);
    if (projectId === null || shown.projectId === null) throw reportNotFound();
    if (userId !== viewer.id)
      requireManager(await requireProjectRow(tx, projectId, viewer), viewer);
    await tx.update(speciesReports).set({ projectId: null }).where(eq(speciesReports.id, id));
    await countNoMore(tx, id);
  });
}
