import { sql } from "drizzle-orm";
import { exportedProjects as citizenProjects } from "#src/domains/citizen-science/exported-projects.server.ts";
import { exportedProjects as researchProjects } from "#src/domains/research/exported-projects.server.ts";
import { base, coordinates, images, metadata } from "./columns.ts";
import type { Dataset } from "./dataset.server.ts";

/** Research and citizen science side by side; what only one of them has is empty for the other. */
export const projectDataset: Dataset = {
  columns: [
    ...base(
      ["kind", "text", "Research, led by researchers; citizen, where everybody takes part."],
      ["id", "number", "The number of the project on Landfall, within its kind."],
      ["title", "text", "Its title."],
      ["day", "date", "The day on which it was put on the list."],
      ["status", "text", "How it stands."],
      ["type", "text", "What kind of work it is."],
      ["description", "text", "What it is about, as its people wrote it."],
      ["lead", "text", "Who leads or organizes it."],
      ["institution", "text", "Where a lead researcher works."],
      ["location", "text", "Where a citizen project takes place."],
      ["participants", "number", "How many people take part."],
      ["collected", "number", "How much a citizen project has collected."],
      ["unit", "text", "What is counted there."],
    ),
    ...coordinates(
      ["latitude", "number", "Degrees north (WGS 84)."],
      ["longitude", "number", "Degrees east (WGS 84)."],
      ["uncertaintyMeters", "number", "The place lies within so many metres."],
    ),
    ...metadata(
      ["goal", "number", "How much a citizen project wants to collect."],
      ["featured", "boolean", "Whether it is shown first."],
      ["species", "text", "The species that research is about."],
      ["funding", "text", "How research is funded."],
      ["duration", "text", "How long research takes."],
      ["dataRequests", "text", "The data that research looks for."],
      ["publications", "text", "What came of research."],
      ["website", "text", "Its own address."],
      ["verified", "boolean", "Whether somebody with a proved address answers for it."],
      ["createdAt", "time", "When it was put on the list."],
      ["link", "text", "Its page on Landfall."],
      ["isDemo", "boolean", "Whether it is invented, to show how the site works."],
    ),
    ...images(["image", "text", "The address of its picture."]),
  ],
  words: { title: "title", description: "description", lead: "lead", unit: "unit" },
  query: ({ viewer, start, end, verifiedOnly, baseUrl }) => {
    const asked = { start, end, verifiedOnly };
    return sql`select * from (
      select kind, id, title, day, status, type, description, lead, institution,
        null::text as location, participants, null::int as collected, null::text as unit,
        null::numeric as latitude, null::numeric as longitude, null::int as "uncertaintyMeters",
        null::int as goal, null::boolean as featured, species, funding, duration,
        data_requests as "dataRequests", publications, website, is_verified as verified,
        created_at as "createdAt", ${baseUrl}::text || '/research/' || id as link,
        is_demo as "isDemo", null::text as image, null::jsonb as guarded
      from (${researchProjects(asked)}) research
      union all
      select kind, id, title, day, status, type, description, lead, null, location, participants,
        collected, unit, latitude, longitude, accuracy, goal, featured, null, null, null, null,
        null, null, is_verified, created_at,
        ${baseUrl}::text || '/community-tracking/projects/' || id, is_demo,
        ${baseUrl}::text || photo, guarded
      from (${citizenProjects(viewer, asked)}) citizen
    ) projects order by day, kind, id`;
  },
};
