import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Tries again twice; then the export says that it failed. */
export const WriteExport = defineJob({
  name: "write-export",
  payload: z.object({ id: z.string() }),
  retryLimit: 2,
});

export const SweepExports = defineJob({
  name: "sweep-exports",
  payload: z.object({}),
  cron: "41 * * * *",
});
