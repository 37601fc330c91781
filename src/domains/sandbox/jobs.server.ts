import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { findSandbox } from "./sandbox.server.ts";
import { SweepSandbox } from "./sandbox-jobs.ts";

export const sandboxJobs: JobHandler[] = [
  handleJob(SweepSandbox, async (services) => {
    await findSandbox(services)?.sweep();
  }),
];
