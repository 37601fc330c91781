import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { deliverMessage } from "./deliver-message.server.tsx";
import { DeliverAttendeeMessage } from "./mail-jobs.ts";
import { SpreadMessage } from "./message-jobs.ts";
import { spreadMessage } from "./send-message.server.ts";

export const doorJobs: JobHandler[] = [
  handleJob(SpreadMessage, spreadMessage),
  handleJob(DeliverAttendeeMessage, deliverMessage),
];
