import { definedJobs, type JobDefinition } from "#src/platform/jobs/define-job.ts";
import type { JobHandler, Subscription } from "#src/platform/jobs/handle-job.server.ts";
import { allDomains } from "./domains.ts";

export const allJobHandlers: readonly JobHandler[] = allDomains.flatMap(({ jobs = [] }) => jobs);

/** What later domains do when something happened in an earlier one. */
export const allSubscriptions: readonly Subscription[] = allDomains.flatMap(
  ({ subscriptions = [] }) => subscriptions,
);

/** What the domains can send; the start fails when one of these has no handler. */
export const allJobs: readonly JobDefinition[] = definedJobs();
