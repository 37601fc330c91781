import type { Domain } from "#src/platform/domain/domain.server.ts";
import { speciesRoutes } from "./api.server.ts";
import { demoExperts } from "./demo-data.server.ts";
import { speciesCachedPages, speciesShown, speciesSiteMap } from "./pages.server.ts";
import { speciesPersonalData } from "./personal-data.server.ts";

export const species: Domain = {
  name: "species",
  routes: speciesRoutes,
  personalData: speciesPersonalData,
  auditSubjects: ["expert"],
  demoData: [demoExperts],
  cachedPages: speciesCachedPages,
  shown: speciesShown,
  siteMap: speciesSiteMap,
};
