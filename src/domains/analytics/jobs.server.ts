import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { forgetOldVisits, forgetSalts } from "./forget-visits.server.ts";
import { ForgetOldVisits, ForgetSalts } from "./visit-jobs.ts";

export const analyticsJobs: JobHandler[] = [
  handleJob(ForgetSalts, (services) => forgetSalts(services, new Date())),
  handleJob(ForgetOldVisits, (services) => forgetOldVisits(services, new Date())),
];
