import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

const processor = z.enum(["stripe", "sandbox"]);

/** One for each charge that paid for something. */
export const DeliverReceipt = defineJob({
  name: "mail-receipt",
  payload: z.object({ processor, chargeId: z.string() }),
});

/** Of each refund: that it is on its way, that it failed, and that one has gone through after another had failed. */
export const DeliverRefund = defineJob({
  name: "mail-refund",
  payload: z.object({
    ...{ processor, chargeId: z.string(), amountCents: z.int().positive() },
    news: z.enum(["sent", "failed", "done"]).default("sent"),
  }),
});
