import { readFilter } from "#src/domains/search/read-filter.server.ts";
import { ReportFilter } from "#src/domains/sightings/contract.ts";
import { MAPPED_MAX } from "#src/domains/sightings/limits-contract.ts";
import { listReports } from "#src/domains/sightings/queries.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

/** The chart shows what the filters find, not only the page of the list. */
export const readReportsTab = (async ({ services, viewer, address }) => {
  const asked = readFilter(address, ReportFilter);
  const [found, mapped] = await Promise.all([
    listReports(services.db, asked, viewer),
    listReports(services.db, { ...asked, limit: MAPPED_MAX, offset: 0 }, viewer),
  ]);
  return { found, mapped: mapped.items, offset: asked.offset };
}) satisfies ReadTab;
