import type { Domain } from "#src/platform/domain/domain.server.ts";
import { searchRoutes } from "./api.server.ts";
import { searchJobs } from "./jobs.server.ts";
import { searchCachedPages, searchShown, searchSiteMap } from "./pages.server.ts";

export const search: Domain = {
  name: "search",
  routes: searchRoutes,
  jobs: searchJobs,
  cachedPages: searchCachedPages,
  shown: searchShown,
  siteMap: searchSiteMap,
};
