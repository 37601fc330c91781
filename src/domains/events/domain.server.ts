import type { Domain } from "#src/platform/domain/domain.server.ts";
import { eventRoutes } from "./event/api.server.ts";
import { eventJobs } from "./event/jobs.server.ts";
import { eventsCachedPages, eventsShown, eventsSiteMap } from "./pages.server.ts";

export const events: Domain = {
  name: "events",
  routes: eventRoutes,
  jobs: eventJobs,
  cachedPages: eventsCachedPages,
  shown: eventsShown,
  siteMap: eventsSiteMap,
};
