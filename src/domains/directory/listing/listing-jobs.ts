import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** After listings changed: their words and names become findable. */
export const RefreshSearchIndex = defineJob({
  name: "refresh-search-index",
  payload: z.object({}),
  atMostEverySeconds: 5,
  cron: "41 3 * * *",
});

export const RefreshOpenSpans = defineJob({
  name: "refresh-open-spans",
  payload: z.object({}),
  cron: "11 5 * * *",
});
