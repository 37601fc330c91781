import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

const payload = z.object({ promotionId: z.int() });

/** Some days before the card is charged again. */
export const DeliverRenewalComing = defineJob({ name: "mail-promotion-renewal-coming", payload });
export const DeliverRenewalFailed = defineJob({ name: "mail-promotion-renewal-failed", payload });
export const DeliverPromotionCancelled = defineJob({ name: "mail-promotion-cancelled", payload });
export const DeliverPromotionResumed = defineJob({ name: "mail-promotion-resumed", payload });
export const DeliverPromotionEnded = defineJob({ name: "mail-promotion-ended", payload });

/** What a charge paid for ends on another day, because money of it went back or came again. */
export const DeliverEndMoved = defineJob({
  name: "mail-promotion-end-moved",
  payload: z.object({
    processor: z.enum(["stripe", "sandbox"]),
    chargeId: z.string(),
    because: z.enum(["refund", "refund-failed", "dispute", "dispute-won"]),
  }),
});
