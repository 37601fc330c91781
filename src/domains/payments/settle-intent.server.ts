import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { lockOrder, type PaymentContext } from "./payment-context.server.ts";
import { purchaseOf } from "./purchase-of.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

/** A single month's money: arrived, on its way, or not to come. */
export async function settleIntent(
  tx: Tx,
  context: PaymentContext,
  intentId: string,
): Promise<void> {
  const intent = await context.processor.findIntent(intentId);
  const order = intent.reference && (await lockOrder(tx, intent.reference.orderId));
  if (!order || order.renews) return;
  if (intent.state === "cancelled") return closeOrder(tx, order.id, intentId);
  if (intent.state !== "succeeded" || !intent.chargeId) return;
  await settlePayment(tx, context, order, {
    purchase: purchaseOf(order),
    charge: await context.processor.findCharge(intent.chargeId),
    paidCents: intent.amountCents,
    isRenewal: false,
    period: null,
    subscription: null,
  });
}

async function closeOrder(tx: Tx, id: number, intentId: string): Promise<void> {
  const isOpen = and(
    eq(paymentOrders.id, id),
    eq(paymentOrders.processorId, intentId),
    eq(paymentOrders.state, "open"),
  );
  await tx.update(paymentOrders).set({ state: "closed", settledAt: sql`now()` }).where(isOpen);
}
