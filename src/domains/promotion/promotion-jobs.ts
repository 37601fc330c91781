import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Starts and ends what time has come for, however long the site was down. */
export const RefreshLevels = defineJob({
  name: "refresh-levels",
  payload: z.object({}),
  cron: "* * * * *",
});
