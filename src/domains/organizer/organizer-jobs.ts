import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Grace runs out with time alone. */
export const RefreshOrganizers = defineJob({
  name: "refresh-organizers",
  payload: z.object({}),
  cron: "* * * * *",
});
