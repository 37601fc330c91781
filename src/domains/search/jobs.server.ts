import { RefreshSearchIndex } from "#src/domains/directory/listing/listing-jobs.ts";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";

export const searchJobs: JobHandler[] = [
  handleJob(RefreshSearchIndex, (services) => refreshSearchIndex(services)),
];
