import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { RefreshShownDates } from "./event-jobs.ts";
import { refreshShownDates } from "./refresh-shown-dates.server.ts";

export const eventJobs: JobHandler[] = [
  handleJob(RefreshShownDates, ({ db }) => refreshShownDates(db, new Date())),
];
