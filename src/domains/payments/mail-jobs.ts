import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

const processor = z.enum(["stripe", "sandbox"]);

/** One for each charge that paid for something. */
export const DeliverReceipt = defineJob({
  name: "mail-receipt",
  payload: z.object({ processor, chargeId: z.string() }),
});

/** One for each refund that is on its way. */
export const DeliverRefund = defineJob({
  name: "mail-refund",
  payload: z.object({ processor, chargeId: z.string(), amountCents: z.int().positive() }),
});
