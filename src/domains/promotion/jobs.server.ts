import { ListingRemoved } from "#src/domains/directory/listing/events.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import { endPromotionOf } from "./cancel-promotion.server.ts";
import {
  DeliverPromotionCancelled,
  DeliverPromotionEnded,
  DeliverRenewalComing,
  DeliverRenewalFailed,
} from "./mail-jobs.ts";
import { mailPromotion } from "./mail-promotion.server.tsx";
import {
  PromotionCancelledMail,
  PromotionEndedMail,
  RenewalComingMail,
  RenewalFailedMail,
} from "./mails/promotion-mails.tsx";
import { RefreshLevels } from "./promotion-jobs.ts";
import { refreshLevels } from "./refresh-levels.server.ts";

const dashboard = (businessId: number) => `/user-dashboard/business/${businessId}?tab=promotion`;

export const promotionJobs: JobHandler[] = [
  handleJob(RefreshLevels, (services) => refreshLevels(services, new Date())),

  handleJob(DeliverRenewalComing, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{ promotionId, Body: RenewalComingMail, day: "next", path: dashboard },
      subject: (business) => `The promotion of ${business} renews soon`,
    }),
  ),

  handleJob(DeliverRenewalFailed, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{ promotionId, Body: RenewalFailedMail, day: "end", path: dashboard },
      subject: (business) => `The promotion of ${business} could not be renewed`,
    }),
  ),

  handleJob(DeliverPromotionCancelled, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{ promotionId, Body: PromotionCancelledMail, day: "end", path: dashboard },
      subject: (business) => `The promotion of ${business} does not renew`,
    }),
  ),

  handleJob(DeliverPromotionEnded, (services, { promotionId }) =>
    mailPromotion(services, {
      ...{ promotionId, Body: PromotionEndedMail, day: "end", path: () => "/advertise" },
      subject: (business) => `The promotion of ${business} has ended`,
    }),
  ),
];

export const promotionSubscriptions: Subscription[] = [
  subscribe(ListingRemoved, "end-promotion", (services, { businessId }) =>
    endPromotionOf(services, { businessId }),
  ),
];
