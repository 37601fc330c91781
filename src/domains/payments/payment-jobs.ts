import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

const processor = z.enum(["stripe", "sandbox"]);

/** One for each charge that paid for something. */
export const MailReceipt = defineJob({
  name: "mail-receipt",
  payload: z.object({ processor, chargeId: z.string() }),
});
export const SendRefund = defineJob({
  name: "send-refund",
  payload: z.object({ refundId: z.int() }),
});
/** At once, at the processor: it was one too many. */
export const EndSubscription = defineJob({
  name: "end-subscription",
  payload: z.object({ subscriptionId: z.int() }),
});
/** Nobody shall pay it any more. */
export const CloseOrder = defineJob({
  name: "close-order",
  payload: z.object({ orderId: z.int() }),
});
/** Asks the processor about everything of which no news came. */
export const AskProcessor = defineJob({
  name: "ask-processor",
  payload: z.object({}),
  cron: "*/5 * * * *",
});
