import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

export const DeliverAlert = defineJob({
  name: "deliver-alert",
  payload: z.object({ alertId: z.int(), userId: z.string() }),
});

/** To the account of whoever sent it in; it is gone when this is written. */
export const DeliverAlertTakenDown = defineJob({
  name: "deliver-alert-taken-down",
  payload: z.object({ to: z.string(), title: z.string(), reason: z.string() }),
});
