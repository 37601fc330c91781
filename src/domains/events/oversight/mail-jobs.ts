import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** To the organizer: taken down, with the reason, or put back without one. */
export const DeliverEventVerdict = defineJob({
  name: "deliver-event-verdict",
  payload: z.object({ eventId: z.int(), reason: z.string().nullable() }),
});
