import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** To the account of its creator; it is gone when this is written. */
export const DeliverCitizenProjectTakenDown = defineJob({
  name: "deliver-citizen-project-taken-down",
  payload: z.object({ to: z.string(), title: z.string(), reason: z.string() }),
});
