import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Renewals, fees, refunds that take their time, and events that were not taken. */
export const SweepSandbox = defineJob({
  name: "sweep-sandbox",
  payload: z.object({}),
  cron: "* * * * *",
});
