import { sql } from "drizzle-orm";
import { exportedReports } from "#src/domains/sightings/exported-reports.server.ts";
import type { ReportType } from "#src/domains/sightings/limits-contract.ts";
import { base, coordinates, images, metadata } from "./columns.ts";
import type { Dataset } from "./dataset.server.ts";

const COLUMNS = [
  ...base(
    ["id", "number", "The number of the report on Landfall; it never changes."],
    ["type", "text", "What kind of report it is."],
    ["species", "text", "The common name of the species."],
    ["scientificName", "text", "Its scientific name, where it is in the catalogue."],
    ["day", "date", "The day on which it was observed, where it was observed."],
    ["location", "text", "Where; a county or a water where the place is generalized."],
    ["description", "text", "What the reporter wrote."],
    ["occurrence", "text", "Present, or absent where people looked and saw none."],
    [
      "abundance",
      "text",
      "How many there were, as a class: rare is 1-2, uncommon 3-10, common 11-50, abundant 50+.",
    ],
    ["behavior", "text", "What the animals did."],
    ["concerns", "text", "What the reporter is concerned about."],
    ["status", "text", "Pending, verified or disputed."],
    ["dataGeneralizations", "text", "How place and time were made coarser, where they were."],
    ["informationWithheld", "text", "What is not in the row, and why."],
  ),
  ...coordinates(
    ["latitude", "number", "Degrees north (WGS 84); the middle of a cell where it is generalized."],
    ["longitude", "number", "Degrees east (WGS 84)."],
    ["uncertaintyMeters", "number", "The true point lies within so many metres."],
    [
      "positionSource",
      "text",
      "Whether the point comes from a device, a map or the name of a place.",
    ],
  ),
  ...metadata(
    ["reportedName", "text", "The name as it was reported."],
    ["effortMinutes", "number", "How long people looked."],
    ["time", "text", "The time of day, where it was observed."],
    ["reporter", "text", "Who reported it, for rows that are not generalized."],
    ["upvotes", "number", "How many people liked it."],
    ["communityVotes", "number", "How many people gave an opinion."],
    ["wormsId", "number", "The species in the World Register of Marine Species."],
    ["licence", "text", "The licence that the reporter chose."],
    ["createdAt", "time", "When it was sent in, for rows that are not generalized."],
    ["link", "text", "Its page on Landfall."],
    ["isDemo", "boolean", "Whether it is invented, to show how the site works."],
  ),
  ...images(["images", "text", "The addresses of its pictures."]),
];

/** What is said of a row whose place and time are not told exactly. */
export const GENERALIZED =
  "Place generalized to the middle of a cell of 0.2 degrees, time to the day";
export const WITHHELD =
  "Exact place, time of day and reporter withheld because a threatened species was reported; its experts see them";

/** Reports of these types, or all of them, as whoever exports may see them. */
const reportsOf = (types: readonly ReportType[] | null): Dataset => ({
  columns: COLUMNS,
  query: ({ db, viewer, baseUrl, start, end, verifiedOnly }) => sql`
    select id, report_type as type, species_name as species, scientific_name as "scientificName",
      day, location, description, abundance, behavior, concerns, status,
      case when is_blurred then ${GENERALIZED}::text end as "dataGeneralizations",
      case when is_blurred then ${WITHHELD}::text end as "informationWithheld",
      latitude, longitude, uncertainty as "uncertaintyMeters", position_source as "positionSource",
      reported_name as "reportedName", occurrence, effort as "effortMinutes", "time", reporter,
      upvotes, votes as "communityVotes", aphia_id as "wormsId", licence, created_at as "createdAt",
      ${baseUrl}::text || '/community-tracking/reports/' || id as link, is_demo as "isDemo",
      (select string_agg(${baseUrl}::text || image, '; ') from unnest(images) image) as images
    from (${exportedReports(db, viewer, { start, end, types, verifiedOnly })}) reports
    order by day, id`,
});

export const sightingDataset = reportsOf(["sighting"]);
export const populationDataset = reportsOf(["population"]);
export const threatDataset = reportsOf(["threat"]);
export const reportDataset = reportsOf(null);
