import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** About one subscription, to whoever pays for it. */
export const DeliverPlanNews = defineJob({
  name: "mail-organizer",
  payload: z.object({
    subscriptionId: z.int(),
    news: z.enum(["failed", "cancelled", "resumed", "ended"]),
  }),
});
