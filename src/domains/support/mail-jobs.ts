import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

const payload = z.object({ threadId: z.int(), messageId: z.int() });

/** To the person who asked: their message has arrived. */
export const DeliverSupportReceipt = defineJob({ name: "mail-support-receipt", payload });
/** To the operator's address, when there is one. */
export const DeliverSupportNotice = defineJob({ name: "mail-support-notice", payload });
/** To the person who asked: the answer. */
export const DeliverSupportAnswer = defineJob({ name: "mail-support-answer", payload });
