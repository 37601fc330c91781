import { ProjectFilter } from "#src/domains/research/contract.ts";
import { listProjects } from "#src/domains/research/queries.server.ts";
import { readFilter } from "#src/domains/search/read-filter.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

export const readResearchTab = (async ({ services, viewer, address }) => {
  const asked = readFilter(address, ProjectFilter);
  return { found: await listProjects(services.db, asked, viewer), offset: asked.offset };
}) satisfies ReadTab;
