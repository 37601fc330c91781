import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

export const SweepTokens = defineJob({
  name: "sweep-assistant-tokens",
  payload: z.object({}),
  cron: "23 2 * * *",
});
