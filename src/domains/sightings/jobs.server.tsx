import { ExpertiseTaken } from "#src/domains/species/events.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import { deliverReportNews } from "./deliver-report-news.server.tsx";
import { forgetAddresses } from "./forget-addresses.server.ts";
import { DeliverReportNews } from "./mail-jobs.ts";
import { ForgetAddresses } from "./report-jobs.ts";
import { weighOpinionsAnew } from "./weigh-opinions-anew.server.ts";

export const sightingsJobs: JobHandler[] = [
  handleJob(DeliverReportNews, deliverReportNews),
  handleJob(ForgetAddresses, (services) => forgetAddresses(services, new Date())),
];

export const sightingsSubscriptions: Subscription[] = [
  subscribe(ExpertiseTaken, "weigh-opinions-anew", weighOpinionsAnew),
];
