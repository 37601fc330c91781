import { accountJobs } from "#src/domains/accounts/jobs.server.tsx";
import { analyticsJobs } from "#src/domains/analytics/jobs.server.ts";
import { claimJobs, claimSubscriptions } from "#src/domains/claims/jobs.server.tsx";
import { directoryJobs } from "#src/domains/directory/jobs.server.ts";
import { listingJobs } from "#src/domains/directory/listing-jobs.server.tsx";
import { mediaJobs } from "#src/domains/media/jobs.server.ts";
import { reviewJobs, reviewSubscriptions } from "#src/domains/reviews/jobs.server.tsx";
import { sharingJobs } from "#src/domains/sharing/jobs.server.tsx";
import { supportJobs } from "#src/domains/support/jobs.server.tsx";
import type { JobHandler, Subscription } from "#src/platform/jobs/handle-job.server.ts";
import { outboxJobs } from "#src/platform/mail/outbox-jobs.server.ts";

export const allJobHandlers: JobHandler[] = [
  ...outboxJobs,
  ...accountJobs,
  ...mediaJobs,
  ...supportJobs,
  ...directoryJobs,
  ...listingJobs,
  ...claimJobs,
  ...sharingJobs,
  ...analyticsJobs,
  ...reviewJobs,
];

/** What later domains do when something happened in an earlier one. */
export const allSubscriptions: Subscription[] = [...claimSubscriptions, ...reviewSubscriptions];
