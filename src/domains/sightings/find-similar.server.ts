import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { SimilarRequest, SpeciesReport } from "./contract.ts";
import { selectShown, shownReports } from "./report-rows.server.ts";
import { toReport } from "./to-report.server.ts";

const KILOMETER_IN_MILES = 0.6214;
const SIMILAR_MAX = 5;

/**
 * Perhaps the same sighting, by somebody on the same boat; only people decide. A place that is shown
 * roughly is never within a kilometer, so that nothing can be found out by asking.
 */
export async function findSimilar(
  db: Db,
  { speciesName, latitude, longitude, reportDate }: SimilarRequest,
  viewer: Viewer | null,
  exceptId = 0,
): Promise<SpeciesReport[]> {
  const shown = shownReports(db, viewer, { latitude, longitude, radiusMiles: KILOMETER_IN_MILES });
  const found = await resolveSpeciesName(db, speciesName);
  const isNamedSo = found
    ? eq(shown.speciesId, found.id)
    : sql`lower(${shown.reportedName}) = ${speciesName.toLowerCase()}`;
  const rows = await selectShown(db, shown)
    .where(
      and(
        isNamedSo,
        ne(shown.id, exceptId),
        sql`abs(${shown.observedOn} - ${reportDate}::date) <= 1`,
      ),
    )
    .orderBy(desc(shown.observedOn), asc(shown.id))
    .limit(SIMILAR_MAX);
  return rows.map(toReport);
}

/** Those like a report that is there already. */
export async function findDuplicates(
  db: Db,
  report: SpeciesReport,
  viewer: Viewer | null,
): Promise<SpeciesReport[]> {
  const { id, speciesName, latitude, longitude, reportDate, isBlurred } = report;
  if (speciesName === null || latitude === null || longitude === null || isBlurred) return [];
  const at = { latitude: Number(latitude), longitude: Number(longitude) };
  return findSimilar(db, { speciesName, ...at, reportDate }, viewer, id);
}
