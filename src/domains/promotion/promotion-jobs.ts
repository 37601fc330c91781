import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** For whoever was charged for a listing that is somebody else's. */
export const StopRenewal = defineJob({
  name: "stop-renewal",
  payload: z.object({ businessId: z.int() }),
});

/** Starts and ends what time has come for, however long the site was down. */
export const RefreshLevels = defineJob({
  name: "refresh-levels",
  payload: z.object({}),
  cron: "* * * * *",
});
