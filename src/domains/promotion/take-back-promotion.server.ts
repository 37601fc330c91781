import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import { EndSubscription } from "#src/domains/payments/payment-jobs.ts";
import type { Returned } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { holdListing } from "./hold-listing.server.ts";
import { joinDearer } from "./join-dearer.server.ts";
import { moveFollowers } from "./move-followers.server.ts";
import {
  findPromotionOf,
  listPeriodsOf,
  type PeriodRow,
  type PromotionRow,
} from "./queries.server.ts";
import { refreshLevel } from "./refresh-level.server.ts";
import { creditLeft, endWithout } from "./returned-rules.ts";
import { endOf } from "./rules.ts";
import { readOwedLevel, settlePromises } from "./settle-promises.server.ts";
import { readLengths, tellMovedEnds } from "./tell-moved-ends.server.ts";
import { endPeriods } from "./write-periods.server.ts";

/**
 * Money went back, whole or in part, or came again: its time ends with the last of it and comes again with it, and
 * so does what its rest was credited to.
 */
export async function takeBackPromotion(
  tx: Tx,
  services: Services,
  returned: Returned,
): Promise<void> {
  const { purchase, chargeId, keptCents } = returned;
  const promotion = await findPromotionOf(tx, purchase);
  if (!promotion) return;
  await holdListing(tx, promotion);
  const now = new Date();
  const { businessId } = promotion;
  const lengths = await readLengths(tx, businessId);
  const levelBefore = await readOwedLevel(tx, businessId);
  const periods = await listPeriodsOf(tx, { promotionId: promotion.id });
  const paid = periods.filter((period) => period.chargeId === chargeId);
  for (const period of paid) await settle(tx, { ...period, paidCents: keptCents }, now);
  if (keptCents === 0 && paid.some((period) => isLast(period, periods))) {
    await endRenewal(tx, services, promotion);
  }
  await refreshLevel(tx, { businessId, now });
  await settlePromises(tx, { businessId, levelBefore });
  await tellMovedEnds(tx, services, { businessId, before: lengths, returned, now });
}

/** Writes what is kept of a period's money, then what follows for it and for its successors. */
async function settle(tx: Tx, period: PeriodRow, now: Date): Promise<void> {
  const { id, paidCents, creditCents, endedBecause, creditedTo } = period;
  await tx
    .update(promotionPeriods)
    .set({ paidCents, creditCents })
    .where(eq(promotionPeriods.id, id));
  if (endedBecause === null || endedBecause === "returned") {
    const lostCents = await readLostCredit(tx, id);
    const endedAt = endWithout({ ...period, lostCents }, now);
    const comesAgain = endedBecause === "returned" && endedAt === null;
    if (comesAgain && (await joinDearer(tx, { period, now }))) return;
    await endPeriods(tx, [{ id, endedAt, endedBecause: endedAt && "returned" }]);
    await moveFollowers(tx, { period, newEnd: endOf({ ...period, endedAt }), now });
  } else if (paidCents + creditCents === 0 && endOf(period) > now) {
    // Its successor begins later: until then it ran for its own money.
    await endPeriods(tx, [{ id, endedAt: now, endedBecause }]);
  }
  if (creditedTo === null) return;
  const [successor] = await tx
    .select()
    .from(promotionPeriods)
    .where(eq(promotionPeriods.id, creditedTo));
  if (!successor) return;
  await settle(tx, { ...successor, creditCents: await readCreditLeft(tx, creditedTo) }, now);
}

async function readCreditLeft(tx: Tx, creditedTo: number): Promise<number> {
  const sources = await listSources(tx, creditedTo);
  return sources.reduce((sum, source) => sum + creditLeft(source), 0);
}

async function readLostCredit(tx: Tx, creditedTo: number): Promise<number> {
  const sources = await listSources(tx, creditedTo);
  return sources.reduce((sum, source) => sum + source.creditedCents - creditLeft(source), 0);
}

const listSources = (tx: Tx, creditedTo: number): Promise<PeriodRow[]> =>
  tx.select().from(promotionPeriods).where(eq(promotionPeriods.creditedTo, creditedTo));

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
