import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { deliverReportNews } from "./deliver-report-news.server.tsx";
import { forgetAddresses } from "./forget-addresses.server.ts";
import { DeliverReportNews } from "./mail-jobs.ts";
import { ForgetAddresses } from "./report-jobs.ts";

export const sightingsJobs: JobHandler[] = [
  handleJob(DeliverReportNews, deliverReportNews),
  handleJob(ForgetAddresses, (services) => forgetAddresses(services, new Date())),
];
