import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Looks for those who asked for such alerts; each of them gets a mail of their own. */
export const TellOfAlert = defineJob({
  name: "tell-of-alert",
  payload: z.object({ alertId: z.int() }),
});
