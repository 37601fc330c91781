import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { makeReports } from "./make-reports.server.ts";
import { MakeRevenueReports } from "./revenue-jobs.ts";

export const revenueJobs: JobHandler[] = [
  handleJob(MakeRevenueReports, (services) => makeReports(services, new Date())),
];
