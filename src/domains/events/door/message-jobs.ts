import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** One mail for each party, made apart from the message itself. */
export const SpreadMessage = defineJob({
  name: "spread-event-message",
  payload: z.object({ messageId: z.int() }),
});
