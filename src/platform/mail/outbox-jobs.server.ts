import { z } from "zod";
import { defineJob } from "../jobs/define-job.ts";
import { handleJob, type JobHandler } from "../jobs/handle-job.server.ts";

const KEPT_DAYS = 30;

export const ForgetOldMail = defineJob({
  name: "forget-old-mail",
  payload: z.object({}),
  cron: "40 3 * * *",
});

export const outboxJobs: JobHandler[] = [
  handleJob(ForgetOldMail, async ({ mail }) => {
    await mail.forget?.(new Date(Date.now() - KEPT_DAYS * 86_400_000));
  }),
];
