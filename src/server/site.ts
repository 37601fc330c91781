import type { Domain } from "#src/platform/domain/domain.server.ts";
import { outboxJobs } from "#src/platform/mail/outbox-jobs.server.ts";
import { operationsRoutes } from "./operations/operations-routes.ts";

/** What belongs to the site as a whole and to no domain. */
export const site: Domain = {
  name: "site",
  routes: operationsRoutes,
  jobs: outboxJobs,
  keptPages: [{ path: /^\/$/ }, { path: /^\/(?:privacy|terms)$/ }],
  siteMap: { pages: ["/", "/events", "/advertise", "/privacy", "/terms"] },
};
