import { z } from "zod";
import { defineJob } from "../jobs/define-job.ts";
import { handleJob, type JobHandler } from "../jobs/handle-job.server.ts";
import { forgetOldMail } from "./mail-desk.server.ts";

export const ForgetOldMail = defineJob({
  name: "forget-old-mail",
  payload: z.object({}),
  cron: "40 3 * * *",
});

export const outboxJobs: JobHandler[] = [
  handleJob(ForgetOldMail, ({ db }) => forgetOldMail(db, new Date())),
];
