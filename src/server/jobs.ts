import { accountJobs } from "#src/domains/accounts/jobs.server.tsx";
import type { JobHandler, Subscription } from "#src/platform/jobs/handle-job.server.ts";

export const allJobHandlers: JobHandler[] = [...accountJobs];

/** What later domains do when something happened in an earlier one. */
export const allSubscriptions: Subscription[] = [];
