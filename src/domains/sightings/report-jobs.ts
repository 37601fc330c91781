import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

export const ForgetAddresses = defineJob({
  name: "forget-reporter-addresses",
  payload: z.object({}),
  cron: "25 4 * * *",
});
