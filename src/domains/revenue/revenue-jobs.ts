import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Soon after midnight in UTC, and every hour for what a night without the site has left out. */
export const MakeRevenueReports = defineJob({
  name: "make-revenue-reports",
  payload: z.object({}),
  cron: "20 * * * *",
});
