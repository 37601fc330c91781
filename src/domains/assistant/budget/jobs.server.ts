import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { sweepTokens } from "./sweep-tokens.server.ts";
import { SweepTokens } from "./token-jobs.ts";

export const budgetJobs: JobHandler[] = [
  handleJob(SweepTokens, (services) => sweepTokens(services, new Date())),
];
