import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

export const SweepConversations = defineJob({
  name: "sweep-conversations",
  payload: z.object({}),
  cron: "*/10 * * * *",
});
