import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** To the account that asked for it. */
export const DeliverExportReady = defineJob({
  name: "deliver-export-ready",
  payload: z.object({ id: z.string() }),
});
