import type { JobHandler, Subscription } from "#src/platform/jobs/handle-job.server.ts";
import { allDomains } from "./domains.ts";

export const allJobHandlers: readonly JobHandler[] = allDomains.flatMap(({ jobs = [] }) => jobs);

/** What later domains do when something happened in an earlier one. */
export const allSubscriptions: readonly Subscription[] = allDomains.flatMap(
  ({ subscriptions = [] }) => subscriptions,
);
