import { z } from "zod";
import { defineJob } from "../jobs/define-job.ts";
import { handleJob, type JobHandler } from "../jobs/handle-job.server.ts";
import { forgetOldCalls } from "./rate-limit.server.ts";
import { forgetSent } from "./send-once.server.ts";

const ForgetOldCalls = defineJob({
  name: "forget-old-calls",
  payload: z.object({}),
  cron: "17 * * * *",
});

export const rateLimitJobs: JobHandler[] = [
  handleJob(ForgetOldCalls, async ({ db }) => {
    await forgetOldCalls(db);
    await forgetSent(db);
  }),
];
