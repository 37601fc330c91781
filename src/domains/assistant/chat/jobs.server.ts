import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { SweepConversations } from "./chat-jobs.ts";
import { sweepConversations } from "./memory.server.ts";

export const chatJobs: JobHandler[] = [
  handleJob(SweepConversations, (services) => sweepConversations(services, new Date())),
];
