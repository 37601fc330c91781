import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";

/** A report of somebody with an account was verified, is so no longer, or is gone. */
export const SpeciesReportChanged = defineEvent({
  name: "species-report-changed",
  payload: z.object({ reportId: z.int(), userId: z.string() }),
});
