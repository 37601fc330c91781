import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Every night: what the board no longer shows goes, and who differs from the ledger is counted anew. */
export const ComparePoints = defineJob({
  name: "compare-points",
  payload: z.object({}),
  cron: "35 8 * * *",
});

/** After an achievement was switched on or off: everybody in turn, some at a time. */
export const ReconcileEveryone = defineJob({
  name: "reconcile-everyone",
  payload: z.object({ after: z.string() }),
});
