import { sql } from "drizzle-orm";
import { exportedProjects } from "#src/domains/research/exported-projects.server.ts";
import { base, metadata } from "./columns.ts";
import type { Dataset } from "./dataset.server.ts";

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
      ["lead", "text", "Who leads it."],
      ["institution", "text", "Where they work."],
      ["participants", "number", "How many people take part."],
    ),
    ...metadata(
      ["species", "text", "The species that it is about."],
      ["funding", "text", "How it is funded."],
      ["duration", "text", "How long it takes."],
      ["dataRequests", "text", "The data that it looks for."],
      ["publications", "text", "What came of it."],
      ["website", "text", "Its own address."],
      ["verified", "boolean", "Whether whoever leads it stood by it."],
      ["createdAt", "time", "When it was put on the list."],
      ["link", "text", "Its page on Landfall."],
      ["isDemo", "boolean", "Whether it is invented, to show how the site works."],
    ),
  ],
  query: ({ start, end, verifiedOnly, baseUrl }) =>
    sql`select kind, id, title, day, status, type, description, lead, institution, participants,
        species, funding, duration, data_requests as "dataRequests", publications, website,
        is_verified as verified, created_at as "createdAt",
        ${baseUrl}::text || '/research/' || id as link, is_demo as "isDemo"
      from (${exportedProjects({ start, end, verifiedOnly })}) projects
      order by day, kind, id`,
};
