import type { Domain } from "#src/platform/domain/domain.server.ts";
import { speciesRoutes } from "./api.server.ts";
import { speciesCachedPages, speciesShown, speciesSiteMap } from "./pages.server.ts";

export const species: Domain = {
  name: "species",
  routes: speciesRoutes,
  cachedPages: speciesCachedPages,
  shown: speciesShown,
  siteMap: speciesSiteMap,
};
