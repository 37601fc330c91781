import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ReportListRequest, SpeciesReport } from "./contract.ts";
import { COUNT_CAP, FOUND_OFFSET_MAX, OFFSET_MAX } from "./limits-contract.ts";
import { reportNotFound, selectShown, shownReports } from "./report-rows.server.ts";
import { toReport } from "./to-report.server.ts";

/**
 * The latest seen first; those of a day in an order that says nothing. Which are on the page is found first, so
 * that only those are blurred and counted up; with a text the list is counted as far as it is read.
 */
export async function listReports(
  db: Db,
  { limit, offset, ...asked }: ReportListRequest,
  viewer: Viewer | null,
): Promise<ListPage<SpeciesReport> & { isCapped: boolean }> {
  const end = asked.q ? FOUND_OFFSET_MAX : OFFSET_MAX;
  if (offset > end) return { items: [], total: end, isCapped: false };
  const { q, reportType, verificationStatus, speciesId, projectId, hasPhotos, ...area } = asked;
  const shown = shownReports(db, viewer, { ...area, q });
  const where = and(
    reportType && eq(shown.reportType, reportType),
    verificationStatus && eq(shown.verificationStatus, verificationStatus),
    speciesId === undefined ? undefined : eq(shown.speciesId, speciesId),
    projectId === undefined ? undefined : eq(shown.projectId, projectId),
    hasPhotos && sql`(cardinality(${shown.images}) > 0) = ${hasPhotos === "true"}`,
  );
  const page = db
    .select({ id: shown.id })
    .from(shown)
    .where(where)
    .orderBy(...latestFirst(shown))
    .limit(limit)
    .offset(offset);
  const chosen = shownReports(db, viewer, { only: { ids: sql`${page}`, limit } });
  const rows = await selectShown(db, chosen).orderBy(...latestFirst(chosen));
  const most = q ? Math.max(COUNT_CAP, offset + limit) : null;
  const counted = await totalOfPage(rows.length, { limit, offset }, () =>
    countShown(db, shown, where, most),
  );
  return { items: rows.map(toReport), ...cappedTotal(counted, most) };
}

/** As the index has them. */
const latestFirst = ({ observedOn, id }: ReturnType<typeof shownReports>): SQL[] => [
  sql`${observedOn} desc nulls last`,
  asc(id),
];

/** Exact up to so many; one more says that there are more. */
function countShown(
  db: Db,
  shown: ReturnType<typeof shownReports>,
  where: SQL | undefined,
  most: number | null,
): Promise<number> {
  const found = db.select({ id: shown.id }).from(shown).where(where);
  return db.$count((most === null ? found : found.limit(most + 1)).as("found"));
}

const cappedTotal = (counted: number, most: number | null) => ({
  total: most === null ? counted : Math.min(counted, most),
  isCapped: most !== null && counted > most,
});

export async function findReport(
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<SpeciesReport | null> {
  const only = { ids: sql`(${id}::int)`, limit: 1 };
  const [row] = await selectShown(db, shownReports(db, viewer, { only }));
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
    .orderBy(...latestFirst(shown));
  return rows.map(toReport);
}
