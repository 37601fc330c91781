import type { Domain } from "#src/platform/domain/domain.server.ts";
import { rateLimitJobs } from "#src/platform/http/rate-limit-jobs.server.ts";
import { outboxJobs } from "#src/platform/mail/outbox-jobs.server.ts";
import { operationsRoutes } from "#src/platform/operations/api.server.ts";

/** What belongs to the site as a whole and to no domain. */
export const site: Domain = {
  name: "site",
  routes: operationsRoutes,
  jobs: [...outboxJobs, ...rateLimitJobs],
  cachedPages: [{ path: /^\/$/ }, { path: /^\/(?:privacy|terms)$/ }],
  siteMap: { pages: ["/", "/advertise", "/privacy", "/terms"] },
};
