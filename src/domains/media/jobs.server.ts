import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { makeAvif } from "./make-avif.server.ts";
import { MakeAvif, SweepMedia } from "./media-jobs.ts";
import { sweepMedia } from "./sweep-media.server.ts";

export const mediaJobs: JobHandler[] = [
  handleJob(MakeAvif, makeAvif),
  handleJob(SweepMedia, async (services) => {
    await sweepMedia(services, new Date());
  }),
];
