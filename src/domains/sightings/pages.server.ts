import { speciesReportNames, speciesReports } from "#src/db/schema/sightings.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";

/** The pages of species show reports; one that has become sensitive must not stay on an old copy. */
export const sightingsShown: readonly ShownTable[] = [
  shownTable(speciesReports, { ignored: ["senderKey", "requestKey"], tags: ["sightings:any"] }),
  shownTable(speciesReportNames, { tags: ["sightings:any"] }),
];
