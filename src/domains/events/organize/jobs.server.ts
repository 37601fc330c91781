import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { extendSeries } from "./extend-series.server.ts";
import { ExtendSeries } from "./organize-jobs.ts";

export const organizeJobs: JobHandler[] = [
  handleJob(ExtendSeries, ({ db }) => extendSeries(db, new Date())),
];
