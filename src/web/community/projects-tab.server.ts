import { CitizenProjectFilter } from "#src/domains/citizen-science/contract.ts";
import { listProjects } from "#src/domains/citizen-science/queries.server.ts";
import { readFilter } from "#src/domains/search/read-filter.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

export const readProjectsTab = (async ({ services, viewer, address }) => {
  const asked = readFilter(address, CitizenProjectFilter);
  return { found: await listProjects(services.db, asked, viewer), offset: asked.offset };
}) satisfies ReadTab;
