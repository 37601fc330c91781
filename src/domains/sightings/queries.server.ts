import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ReportListRequest, SpeciesReport } from "./contract.ts";
import { reportNotFound, selectShown, shownReports } from "./report-rows.server.ts";
import { toReport, toReports } from "./to-report.server.ts";

/** The latest seen first; those of a day in an order that says nothing. */
export async function listReports(
  db: Db,
  { limit, offset, ...asked }: ReportListRequest,
  viewer: Viewer | null,
): Promise<ListPage<SpeciesReport>> {
  const { reportType, verificationStatus, speciesId, projectId, hasPhotos, q, ...area } = asked;
  const shown = shownReports(db, viewer, area);
  const where = and(
    reportType && eq(shown.reportType, reportType),
    verificationStatus && eq(shown.verificationStatus, verificationStatus),
    speciesId === undefined ? undefined : eq(shown.speciesId, speciesId),
    projectId === undefined ? undefined : eq(shown.projectId, projectId),
    hasPhotos && sql`(cardinality(${shown.images}) > 0) = ${hasPhotos === "true"}`,
    containsText(
      [
        ...[shown.speciesName, shown.reportedName, shown.scientificName, shown.location],
        ...[shown.description, shown.behaviorObserved, shown.conservationConcerns],
      ].map((column) => sql`${column}`),
      q,
    ),
  );
  const rows = await selectShown(db, shown)
    .where(where)
    .orderBy(desc(shown.observedOn), asc(shown.id))
    .limit(limit)
    .offset(offset);
  const total = await totalOfPage(rows.length, { limit, offset }, async () => {
    const [counted] = await db.select({ total: count() }).from(shown).where(where);
    return counted?.total ?? 0;
  });
  return { items: await toReports(rows), total };
}

export async function findReport(
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<SpeciesReport | null> {
  const shown = shownReports(db, viewer);
  const [row] = await selectShown(db, shown).where(eq(shown.id, id));
  return row ? toReport(row) : null;
}

export async function requireReport(
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<SpeciesReport> {
  const report = await findReport(db, id, viewer);
  if (!report) throw reportNotFound();
  return report;
}

/** What the signed-in person sent in, the latest first. */
export async function listOwnReports(db: Db, viewer: Viewer): Promise<SpeciesReport[]> {
  const shown = shownReports(db, viewer);
  const rows = await selectShown(db, shown)
    .where(eq(shown.isOwn, true))
    .orderBy(desc(shown.observedOn), asc(shown.id));
  return toReports(rows);
}
