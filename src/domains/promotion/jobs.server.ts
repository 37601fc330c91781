import { ListingRemoved, ListingTransferred } from "#src/domains/directory/listing/events.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import { endPromotionOf } from "./cancel-promotion.server.ts";
import {
  DeliverEndMoved,
  DeliverPromotionCancelled,
  DeliverPromotionEnded,
  DeliverPromotionResumed,
  DeliverRenewalComing,
  DeliverRenewalFailed,
} from "./mail-jobs.ts";
import { mailMovedEnd } from "./mail-moved-end.server.tsx";
import { mailPromotion } from "./mail-promotion.server.tsx";
import {
  PromotionCancelledMail,
  PromotionEndedMail,
  PromotionResumedMail,
  RenewalComingMail,
  RenewalFailedMail,
} from "./mails/promotion-mails.tsx";
import { RefreshLevels, StopRenewal } from "./promotion-jobs.ts";
import { refreshLevels } from "./refresh-levels.server.ts";
import { stopRenewal } from "./stop-renewal.server.ts";

/** A former owner cannot manage it any more. */
const dashboard = (businessId: number, { isOwner }: { isOwner: boolean }) =>
  isOwner ? `/user-dashboard/business/${businessId}?tab=promotion` : `/business/${businessId}`;

export const promotionJobs: JobHandler[] = [
  handleJob(RefreshLevels, (services) => refreshLevels(services, new Date())),
  handleJob(StopRenewal, stopRenewal),
  handleJob(DeliverEndMoved, mailMovedEnd),

  handleJob(DeliverRenewalComing, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{ promotionId, Body: RenewalComingMail, day: "next", month: "next", path: dashboard },
      subject: (business) => `The promotion of ${business} renews soon`,
    }),
  ),

  handleJob(DeliverRenewalFailed, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{ promotionId, Body: RenewalFailedMail, day: "end", month: "next", path: dashboard },
      subject: (business) => `The promotion of ${business} could not be renewed`,
    }),
  ),

  handleJob(DeliverPromotionCancelled, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{
        promotionId,
        Body: PromotionCancelledMail,
        day: "end",
        month: "running",
        path: dashboard,
      },
      subject: (business) => `The promotion of ${business} does not renew`,
    }),
  ),

  handleJob(DeliverPromotionResumed, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{ promotionId, Body: PromotionResumedMail, day: "next", month: "next", path: dashboard },
      subject: (business) => `The promotion of ${business} renews again`,
    }),
  ),

  handleJob(DeliverPromotionEnded, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{
        promotionId,
        Body: PromotionEndedMail,
        day: "end",
        month: "running",
        path: () => "/advertise",
      },
      subject: (business) => `The promotion of ${business} has ended`,
    }),
  ),
];

export const promotionSubscriptions: Subscription[] = [
  subscribe(ListingRemoved, "end-promotion", (services, { businessId }) =>
    endPromotionOf(services, { businessId }),
  ),
  subscribe(ListingTransferred, "stop-renewal-of-former-owner", stopRenewal),
];
