import type { Domain } from "#src/platform/domain/domain.server.ts";
import { analyticsRoutes } from "./api.server.ts";
import { analyticsJobs, analyticsSubscriptions } from "./jobs.server.ts";

export const analytics: Domain = {
  name: "analytics",
  routes: analyticsRoutes,
  jobs: analyticsJobs,
  subscriptions: analyticsSubscriptions,
};
