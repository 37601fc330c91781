import { listProjects } from "#src/domains/research/queries.server.ts";
import { readProjectQuery } from "#src/domains/research/read-project-query.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

export const readResearchTab = (async ({ services, viewer, address }) => {
  const asked = readProjectQuery(address);
  return { found: await listProjects(services.db, asked, viewer), offset: asked.offset };
}) satisfies ReadTab;
