import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import type { Payment } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { requirePackage } from "./package-rules.ts";
import { differenceCents, findRefusal, refundDifference } from "./paid-beside.server.ts";
import { listPromotedTimes } from "./queries.server.ts";
import { lengthened, type Plan, planPurchase } from "./rules.ts";
import { addPeriod, giveWay } from "./write-periods.server.ts";

interface Begun {
  businessId: number;
  payment: Payment;
  now: Date;
}

/**
 * The first payment of an order: its place among what runs is decided now, its credit was promised before. A
 * subscription has no longer first month: what it would cost less now goes back.
 */
export async function beginPromotion(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { businessId, payment, now }: Begun,
): Promise<"delivered" | { refusedBecause: string }> {
  const { priceCents, creditCents } = payment;
  const wanted = { level: payment.item, renews: payment.subscription !== null, priceCents };
  const { createdAt: orderedAt, processor } = await requireOrder(tx, payment);
  const times = await listPromotedTimes(tx, { businessId, since: orderedAt });
  if (creditCents > planPurchase(wanted, times, orderedAt).creditCents) {
    return { refusedBecause: "What was to be credited has been used meanwhile." };
  }
  const plan = planPurchase(wanted, times, now);
  const refusedBecause = findRefusal(wanted, { times, plan, orderedAt, now });
  if (refusedBecause) return { refusedBecause };
  const extraCents = Math.max(0, plan.creditCents - creditCents);
  const { startsAt, endsAt } = beginsWithMoney(payment) ?? {
    startsAt: plan.startsAt,
    endsAt: lengthened(plan, { priceCents, extraCents }),
  };
  const promotionId = await insertPromotion(tx, {
    businessId,
    payment,
    dates: { startsAt, endsAt, anchorAt: payment.period ? startsAt : plan.anchorAt },
  });
  await takePlaceOf(tx, plan, now);
  await addPeriod(tx, {
    ...{ promotionId, level: payment.item, startsAt, endsAt },
    ...{ paidCents: payment.paidCents, chargeId: payment.chargeId },
    creditCents: creditCents + extraCents,
    returnedCents: differenceCents(payment, plan.creditCents),
  });
  await refundDifference(tx, services, { payment, processor, worthCents: plan.creditCents });
  return "delivered";
}

/** A processor may count its period from when the checkout was opened. */
function beginsWithMoney({ period, paidAt }: Payment) {
  return period && { startsAt: paidAt > period.start ? paidAt : period.start, endsAt: period.end };
}

async function requireOrder(tx: Tx, { orderId }: Payment) {
  const [order] = await tx
    .select({ createdAt: paymentOrders.createdAt, processor: paymentOrders.processor })
    .from(paymentOrders)
    .where(eq(paymentOrders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

async function insertPromotion(
  tx: Tx,
  {
    businessId,
    payment,
    dates,
  }: {
    businessId: number;
    payment: Payment;
    dates: Pick<Plan, "startsAt" | "endsAt" | "anchorAt">;
  },
): Promise<number> {
  const { orderId, item, priceCents, subscription } = payment;
  const [row] = await tx
    .insert(promotions)
    .values({
      ...{ businessId, orderId, packageLevel: item, ...dates },
      packageName: requirePackage(item).name,
      monthlyPriceCents: priceCents,
      subscriptionId: subscription?.id ?? null,
      autoRenew: subscription !== null,
    })
    .returning({ id: promotions.id });
  if (!row) throw new Error("The promotion was not stored");
  return row.id;
}

/** What was credited ends there, and nobody is told that it has ended. */
async function takePlaceOf(tx: Tx, { replaced, startsAt }: Plan, now: Date): Promise<void> {
  if (replaced.length === 0) return;
  await giveWay(tx, { periods: replaced, at: startsAt });
  const ids = replaced.map(({ promotionId }) => promotionId);
  await tx
    .update(promotions)
    .set({ endToldAt: now, updatedAt: sql`now()` })
    .where(inArray(promotions.id, ids));
}
