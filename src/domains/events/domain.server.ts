import type { Domain } from "#src/platform/domain/domain.server.ts";
import { eventRoutes } from "./event/api.server.ts";
import { eventJobs } from "./event/jobs.server.ts";
import { organizeRoutes } from "./organize/api.server.ts";
import { organizeJobs } from "./organize/jobs.server.ts";
import { eventsCachedPages, eventsShown, eventsSiteMap } from "./pages.server.ts";

export const events: Domain = {
  name: "events",
  routes: [...eventRoutes, ...organizeRoutes],
  jobs: [...eventJobs, ...organizeJobs],
  auditSubjects: ["event"],
  cachedPages: eventsCachedPages,
  shown: eventsShown,
  siteMap: eventsSiteMap,
};
