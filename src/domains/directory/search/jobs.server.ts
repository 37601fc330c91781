import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { refreshOpenSpans } from "./refresh-open-spans.server.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";
import { RefreshOpenSpans, RefreshSearchIndex } from "./search-jobs.ts";

export const searchJobs: JobHandler[] = [
  handleJob(RefreshSearchIndex, (services) => refreshSearchIndex(services)),
  handleJob(RefreshOpenSpans, (services) => refreshOpenSpans(services, new Date())),
];
