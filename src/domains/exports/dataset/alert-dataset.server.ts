import { sql } from "drizzle-orm";
import { exportedAlerts } from "#src/domains/alerts/shown-alerts.server.ts";
import { base, coordinates, images, metadata } from "./columns.ts";
import type { Dataset } from "./dataset.server.ts";
import { GENERALIZED, WITHHELD } from "./report-datasets.server.ts";

export const alertDataset: Dataset = {
  columns: [
    ...base(
      ["id", "number", "The number of the alert on Landfall."],
      ["title", "text", "Its title."],
      ["type", "text", "What kind of alert it is."],
      ["severity", "text", "Low, medium, high or critical."],
      ["day", "date", "The day on which it was sent in."],
      ["status", "text", "Active or resolved."],
      ["location", "text", "Where; a county or a water where the place is generalized."],
      ["species", "text", "The species that it is about, where one was named."],
      ["description", "text", "What happened."],
      ["actionRequired", "text", "What should be done."],
      ["verifiedByExpert", "boolean", "Whether an expert stood by it."],
      ["dataGeneralizations", "text", "How place and time were made coarser, where they were."],
      ["informationWithheld", "text", "What is not in the row, and why."],
    ),
    ...coordinates(
      [
        "latitude",
        "number",
        "Degrees north (WGS 84); the middle of a cell where it is generalized.",
      ],
      ["longitude", "number", "Degrees east (WGS 84)."],
      ["uncertaintyMeters", "number", "The true point lies within so many metres."],
    ),
    ...metadata(
      ["resolvedOn", "date", "The day on which it was resolved."],
      ["communitySupport", "number", "How many people support it."],
      ["link", "text", "Its page on Landfall."],
      ["isDemo", "boolean", "Whether it is invented, to show how the site works."],
    ),
    ...images(["image", "text", "The address of its picture."]),
  ],
  words: { title: "title", description: "description", actionRequired: "actionRequired" },
  query: ({ db, viewer, baseUrl, start, end, verifiedOnly }) => sql`
    select id, title, type, severity, day, status, location, species, description, guarded,
      action_required as "actionRequired", is_verified as "verifiedByExpert",
      case when is_blurred then ${GENERALIZED}::text end as "dataGeneralizations",
      case when is_blurred then ${WITHHELD}::text end as "informationWithheld",
      latitude, longitude, uncertainty as "uncertaintyMeters", resolved_on as "resolvedOn",
      support as "communitySupport",
      ${baseUrl}::text || '/community-tracking/alerts/' || id as link, is_demo as "isDemo",
      ${baseUrl}::text || photo as image
    from (${exportedAlerts(db, viewer)}) alerts
    where day between ${start} and ${end} ${verifiedOnly ? sql`and is_verified` : sql``}
    order by day, id`,
};
