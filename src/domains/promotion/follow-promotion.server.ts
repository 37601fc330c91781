import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import { graceEnd } from "#src/domains/payments/grace-rules.ts";
import type { SubscriptionState } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { holdListing } from "./hold-listing.server.ts";
import {
  DeliverPromotionCancelled,
  DeliverPromotionResumed,
  DeliverRenewalFailed,
} from "./mail-jobs.ts";
import { findPromotionOf, listPeriodsOf, type PromotionRow } from "./queries.server.ts";
import { refreshLevel } from "./refresh-level.server.ts";
import { endOf } from "./rules.ts";
import { addPeriod, endPeriods } from "./write-periods.server.ts";

/** What renews was renewed, failed to, was cancelled, resumed, or is over. */
export async function followPromotion(
  tx: Tx,
  services: Services,
  subscription: SubscriptionState,
): Promise<void> {
  const promotion = await findPromotionOf(tx, subscription);
  if (!promotion) return;
  await holdListing(tx, promotion);
  await keepWill(tx, services, { promotion, subscription });
  if (subscription.state === "past-due") {
    await keepInGrace(tx, services, { promotion, subscription });
  } else if (subscription.state === "ended") {
    await endGrace(tx, promotion);
  }
  await refreshLevel(tx, { businessId: promotion.businessId, now: new Date() });
}

interface Followed {
  promotion: PromotionRow;
  subscription: SubscriptionState;
}

/** Whether it shall renew; a cancellation is confirmed by mail with its last day, and so is that it renews again. */
async function keepWill(
  tx: Tx,
  services: Services,
  { promotion, subscription }: Followed,
): Promise<void> {
  const renews = subscription.state !== "ended" && subscription.cancelAt === null;
  if (promotion.autoRenew === renews && (promotion.cancelledAt === null) === renews) return;
  await tx
    .update(promotions)
    .set({
      autoRenew: renews,
      cancelledAt: renews ? null : sql`coalesce(${promotions.cancelledAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(eq(promotions.id, promotion.id));
  const wasCancelled = promotion.cancelledAt !== null;
  if (!renews && !wasCancelled && subscription.state !== "ended") {
    await services.jobs.send(tx, DeliverPromotionCancelled, { promotionId: promotion.id });
  }
  if (renews && wasCancelled) {
    await services.jobs.send(tx, DeliverPromotionResumed, { promotionId: promotion.id });
  }
}

/**
 * Seven days from the first failure, once: later ones find it there. They are of the package that was to be paid for,
 * where a cheaper one is agreed.
 */
async function keepInGrace(
  tx: Tx,
  services: Services,
  { promotion, subscription }: Followed,
): Promise<void> {
  const periods = await listPeriodsOf(tx, { promotionId: promotion.id });
  const last = periods.findLast(({ isGrace }) => !isGrace);
  // Where money of its last month went back, there is nothing to keep.
  if (
    !last ||
    last.endedAt !== null ||
    periods.some(({ isGrace, startsAt }) => isGrace && startsAt >= last.endsAt)
  )
    return;
  const paidUntil = endOf(last);
  const pastDueSince = subscription.pastDueSince ?? paidUntil;
  await addPeriod(tx, {
    ...{
      promotionId: promotion.id,
      level: Math.min(last.level, subscription.item),
      paidCents: 0,
      isGrace: true,
    },
    ...{ startsAt: paidUntil, endsAt: graceEnd({ pastDueSince, paidUntil }) },
  });
  await services.jobs.send(tx, DeliverRenewalFailed, { promotionId: promotion.id });
}

async function endGrace(tx: Tx, promotion: PromotionRow): Promise<void> {
  const now = new Date();
  const periods = await listPeriodsOf(tx, { promotionId: promotion.id });
  const grace = periods.filter((period) => period.isGrace && period.endedAt === null);
  await endPeriods(
    tx,
    grace.map(({ id }) => ({ id, endedAt: now, endedBecause: "settled" as const })),
  );
}
