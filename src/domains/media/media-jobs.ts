import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** AVIF is smaller and takes long to make: pictures are shown as WebP until it is there. */
export const MakeAvif = defineJob({ name: "make-avif", payload: z.object({ id: z.string() }) });

export const SweepMedia = defineJob({
  name: "sweep-media",
  payload: z.object({}),
  cron: "23 * * * *",
});
