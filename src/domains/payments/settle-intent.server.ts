import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lockReferredOrder } from "./lock-order.server.ts";
import { purchaseOf } from "./purchase-of.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { amountDue } from "./rules.ts";
import { settlePayment } from "./settle-payment.server.ts";

/** A single month's money: arrived, on its way, or not to come. */
export async function settleIntent(tx: Tx, services: Services, intentId: string): Promise<void> {
  const processor = requireProcessor(services);
  const intent = await processor.findIntent(intentId);
  const order = await lockReferredOrder(tx, processor.name, intent.reference);
  if (!order || order.renews) return;
  if (intent.state === "cancelled") return closeCancelled(tx, order.id, intentId);
  if (intent.state !== "succeeded" || !intent.chargeId) return;
  await settlePayment(tx, services, order, {
    ...purchaseOf(order),
    charge: await processor.findCharge(intent.chargeId),
    paidCents: intent.amountCents,
    isRenewal: false,
    period: null,
    subscription: null,
    refusedBecause: intent.amountCents < amountDue(order) ? "Less was paid than it costs." : null,
  });
}

async function closeCancelled(tx: Tx, id: number, intentId: string): Promise<void> {
  const isOpen = and(
    eq(paymentOrders.id, id),
    eq(paymentOrders.processorId, intentId),
    eq(paymentOrders.state, "open"),
  );
  await tx.update(paymentOrders).set({ state: "closed", settledAt: sql`now()` }).where(isOpen);
}
