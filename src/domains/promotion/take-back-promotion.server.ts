import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import { EndSubscription } from "#src/domains/payments/payment-jobs.ts";
import type { Returned } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import {
  findPromotionOf,
  listPeriodsOf,
  type PeriodRow,
  type PromotionRow,
} from "./queries.server.ts";
import { refreshLevel } from "./refresh-level.server.ts";
import { endWithout } from "./rules.ts";
import { endPeriods } from "./write-periods.server.ts";

/** Money went back, whole or in part, or came again: its time ends with the last of it and comes again with it. */
export async function takeBackPromotion(
  tx: Tx,
  services: Services,
  { purchase, chargeId, paidCents, keptCents }: Returned,
): Promise<void> {
  const promotion = await findPromotionOf(tx, purchase);
  if (!promotion) return;
  const now = new Date();
  const periods = await listPeriodsOf(tx, { promotionId: promotion.id });
  const paid = periods.filter((period) => period.chargeId === chargeId);
  for (const period of paid) {
    await tx
      .update(promotionPeriods)
      .set({ paidCents: keptCents })
      .where(eq(promotionPeriods.id, period.id));
    await endOrRestore(tx, { ...period, paidCents }, { keptCents, now });
  }
  if (keptCents === 0 && paid.some((period) => isLast(period, periods))) {
    await endRenewal(tx, services, promotion);
  }
  await refreshLevel(tx, { businessId: promotion.businessId, now });
}

async function endOrRestore(
  tx: Tx,
  period: PeriodRow,
  { keptCents, now }: { keptCents: number; now: Date },
): Promise<void> {
  const { id, endedAt, endedBecause } = period;
  if (keptCents === 0 && endedAt === null) {
    await endPeriods(tx, [{ id, endedAt: endWithout(period, now), endedBecause: "returned" }]);
  } else if (keptCents > 0 && endedBecause === "returned") {
    await endPeriods(tx, [{ id, endedAt: null, endedBecause: null }]);
  }
}

const isLast = (period: PeriodRow, periods: readonly PeriodRow[]): boolean =>
  periods.every(({ isGrace, startsAt }) => isGrace || startsAt <= period.startsAt);

/** Whoever got the last month's money back is not charged for another one. */
async function endRenewal(
  tx: Tx,
  services: Services,
  { id, subscriptionId }: PromotionRow,
): Promise<void> {
  await tx
    .update(promotions)
    .set({ cancelledAt: sql`coalesce(${promotions.cancelledAt}, now())`, autoRenew: false })
    .where(eq(promotions.id, id));
  if (subscriptionId) await services.jobs.send(tx, EndSubscription, { subscriptionId });
}
