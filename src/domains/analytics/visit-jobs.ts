import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Soon after midnight in UTC, when the next day's salt is in use. */
export const ForgetSalts = defineJob({
  name: "forget-visitor-salts",
  payload: z.object({}),
  cron: "5 0 * * *",
});

export const ForgetOldVisits = defineJob({
  name: "forget-old-visits",
  payload: z.object({}),
  cron: "27 3 * * *",
});

export const RollUpVisits = defineJob({
  name: "roll-up-visits",
  payload: z.object({}),
  cron: "*/10 * * * *",
});

/** After the roll-up that has seen the whole of yesterday. */
export const RefreshMedians = defineJob({
  name: "refresh-medians",
  payload: z.object({}),
  cron: "35 0 * * *",
});
