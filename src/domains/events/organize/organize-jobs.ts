import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Dates of series are kept some way ahead. */
export const ExtendSeries = defineJob({
  name: "extend-series",
  payload: z.object({}),
  cron: "13 4 * * *",
});
