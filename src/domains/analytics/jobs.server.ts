import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { forgetOldVisits, forgetSalts } from "./forget-visits.server.ts";
import { ForgetOldVisits, ForgetSalts } from "./visit-jobs.ts";

export const analyticsJobs: JobHandler[] = [
  handleJob(ForgetSalts, ({ db }) => forgetSalts(db, new Date())),
  handleJob(ForgetOldVisits, ({ db }) => forgetOldVisits(db, new Date())),
];
