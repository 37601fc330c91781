import { rateLimitJobs } from "#src/platform/http/rate-limit-jobs.server.ts";
import type { JobHandler, Subscription } from "#src/platform/jobs/handle-job.server.ts";
import { outboxJobs } from "#src/platform/mail/outbox-jobs.server.ts";
import { allDomains } from "./domains.ts";

export const allJobHandlers: readonly JobHandler[] = [
  ...outboxJobs,
  ...rateLimitJobs,
  ...allDomains.flatMap(({ jobs = [] }) => jobs),
];

/** What later domains do when something happened in an earlier one. */
export const allSubscriptions: readonly Subscription[] = allDomains.flatMap(
  ({ subscriptions = [] }) => subscriptions,
);
