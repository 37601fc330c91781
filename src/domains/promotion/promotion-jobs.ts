import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

const payload = z.object({ promotionId: z.int() });

export const MailRenewalComing = defineJob({ name: "mail-promotion-renewal-coming", payload });
export const MailRenewalFailed = defineJob({ name: "mail-promotion-renewal-failed", payload });
export const MailPromotionCancelled = defineJob({ name: "mail-promotion-cancelled", payload });
export const MailPromotionEnded = defineJob({ name: "mail-promotion-ended", payload });

/** Starts and ends what time has come for, however long the site was down. */
export const RefreshLevels = defineJob({
  name: "refresh-levels",
  payload: z.object({}),
  cron: "* * * * *",
});
