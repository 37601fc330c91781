import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

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
/** Ends what another processor than the one in use was to charge for. */
export const LeaveProcessors = defineJob({
  name: "leave-processors",
  payload: z.object({}),
  cron: "* * * * *",
});
/** Asks the processor about everything of which no news came. */
export const AskProcessor = defineJob({
  name: "ask-processor",
  payload: z.object({}),
  cron: "*/5 * * * *",
});
