import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Series move on to their next date with time alone. */
export const RefreshShownDates = defineJob({
  name: "refresh-shown-dates",
  payload: z.object({}),
  cron: "* * * * *",
});
