import { readFilter } from "#src/domains/search/read-filter.server.ts";
import { ReportFilter } from "#src/domains/sightings/contract.ts";
import { MAPPED_MAX } from "#src/domains/sightings/limits-contract.ts";
import { listReports } from "#src/domains/sightings/queries.server.ts";
import { readReportView } from "./report-views.ts";
import type { ReadTab } from "./tab-reader.server.ts";

/** The chart shows what the filters find, not only the page of the list; the gallery, what has photos. */
export const readReportsTab = (async ({ services, viewer, address }) => {
  const { db } = services;
  const view = readReportView(address);
  const asked = readFilter(address, ReportFilter);
  const hasPhotos = view === "gallery" ? { hasPhotos: "true" as const } : {};
  const hasChart = view === "list" || view === "map";
  const [found, mapped] = await Promise.all([
    listReports(db, { ...asked, ...hasPhotos }, viewer),
    hasChart ? listReports(db, { ...asked, limit: MAPPED_MAX, offset: 0 }, viewer) : null,
  ]);
  return { view, found, mapped: mapped?.items ?? [], offset: asked.offset };
}) satisfies ReadTab;
