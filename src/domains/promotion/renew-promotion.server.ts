import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import type { Payment } from "#src/platform/payments/purchase.server.ts";
import { requirePackage } from "./package-rules.ts";
import { listPeriodsOf, type PeriodRow, type PromotionRow } from "./queries.server.ts";
import { endOf, isOwn, unusedCents } from "./rules.ts";
import { addPeriod, endPeriods, giveWay } from "./write-periods.server.ts";

/** The next month of what renews, or the rest of this one at a dearer level. */
export async function renewPromotion(
  tx: Tx,
  { running, payment }: { running: PromotionRow; payment: Payment },
): Promise<"delivered" | { refusedBecause: string }> {
  const { period, item, paidCents, chargeId, subscription } = payment;
  if (!period || !subscription) return { refusedBecause: "It was paid for twice." };
  const { start: startsAt, end: endsAt } = period;
  const creditCents = await cutShort(tx, running, startsAt);
  await tx
    .update(promotions)
    .set({
      packageLevel: item,
      packageName: requirePackage(item).name,
      monthlyPriceCents: subscription.priceCents,
      autoRenew: subscription.cancelAt === null && subscription.state !== "ended",
      endToldAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(promotions.id, running.id));
  await addPeriod(tx, {
    ...{ promotionId: running.id, level: item, startsAt, endsAt },
    ...{ paidCents, creditCents, chargeId },
  });
  return "delivered";
}

/** Grace is over with it; a cheaper month gives way with what is left of it. Answers that, in cents. */
async function cutShort(tx: Tx, running: PromotionRow, at: Date): Promise<number> {
  const periods = await listPeriodsOf(tx, { promotionId: running.id });
  const rest = periods.filter((period) => isOwn(period) && endOf(period) > at);
  const paid = rest.filter(({ isGrace }) => !isGrace);
  await endPeriods(tx, rest.filter(({ isGrace }) => isGrace).map(settledAt(at)));
  await giveWay(tx, { periods: paid, at });
  return paid.reduce((sum, period) => sum + unusedCents(period, at), 0);
}

const settledAt =
  (at: Date) =>
  ({ id }: PeriodRow) => ({ id, endedAt: at, endedBecause: "settled" as const });
