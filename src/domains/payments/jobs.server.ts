import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { askAboutOpen } from "./ask-about-open.server.ts";
import { cancelSubscription } from "./cancel-subscription.server.ts";
import { closeOrder } from "./close-order.server.ts";
import { leaveProcessors } from "./leave-processors.server.ts";
import { DeliverReceipt, DeliverRefund } from "./mail-jobs.ts";
import { mailReceipt } from "./mail-receipt.server.tsx";
import { mailRefund } from "./mail-refund.server.tsx";
import {
  AskProcessor,
  CloseOrder,
  EndSubscription,
  LeaveProcessors,
  SendRefund,
} from "./payment-jobs.ts";
import { sendRefund } from "./send-refund.server.ts";

export const paymentJobs: JobHandler[] = [
  handleJob(DeliverReceipt, mailReceipt),
  handleJob(DeliverRefund, mailRefund),
  handleJob(SendRefund, sendRefund),
  handleJob(EndSubscription, (services, { subscriptionId }) =>
    cancelSubscription(services, { subscriptionId, at: "now" }),
  ),
  handleJob(CloseOrder, closeOrder),
  handleJob(LeaveProcessors, leaveProcessors),
  handleJob(AskProcessor, (services) => askAboutOpen(services, { now: new Date() })),
];
