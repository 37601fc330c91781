import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Charge } from "#src/platform/payments/processor.server.ts";
import type { Payment } from "#src/platform/payments/product.server.ts";
import { bookEntry, type NewEntry } from "./book-entry.server.ts";
import type { PaymentContext } from "./payment-context.server.ts";
import { MailReceipt } from "./payment-jobs.ts";
import { requireProduct } from "./products-of.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { refundCharge } from "./refund-charge.server.ts";
import { bookFeeOf } from "./settle-charge.server.ts";

/** With the reason why it cannot be delivered, when that is known already. */
type Arrived = Omit<Payment, "chargeId" | "paidAt"> & { refusedBecause?: string | null };

/** Books a charge and hands over what it paid for; a charge that is booked has been through here. */
export async function settlePayment(
  tx: Tx,
  context: PaymentContext,
  order: OrderRow,
  { charge, ...payment }: Arrived & { charge: Charge },
): Promise<void> {
  const entry = entryOf(context, order, { charge, ...payment });
  if (!(await bookEntry(tx, entry))) return;
  await bookFeeOf(tx, entry, charge);
  await deliver(tx, context, order, { ...payment, chargeId: charge.id, paidAt: charge.paidAt });
}

/** Money without a home goes back by itself. */
export async function deliver(
  tx: Tx,
  { services, products }: PaymentContext,
  order: OrderRow,
  { refusedBecause, ...payment }: Payment & Pick<Arrived, "refusedBecause">,
): Promise<void> {
  const product = requireProduct(products, order.product);
  const known = refusedBecause ?? (isPaidTwice(order, payment) ? "It was paid for twice." : null);
  const outcome = known ? { refusedBecause: known } : await product.deliver(tx, services, payment);
  const isDelivered = outcome === "delivered";
  if (!isDelivered && payment.chargeId) {
    await refundCharge(tx, services, null, {
      ...{ processor: order.processor, chargeId: payment.chargeId },
      ...{ amountCents: payment.paidCents, reason: outcome.refusedBecause },
    });
  }
  if (order.state !== "paid") {
    await tx
      .update(paymentOrders)
      .set({ state: isDelivered ? "paid" : "refunded", settledAt: sql`now()` })
      .where(eq(paymentOrders.id, order.id));
  }
  if (isDelivered && payment.chargeId) {
    const { chargeId } = payment;
    await services.jobs.send(tx, MailReceipt, { processor: order.processor, chargeId });
  }
}

/** A single month is paid once; a subscription again and again. */
const isPaidTwice = (order: OrderRow, payment: Payment): boolean =>
  payment.subscription === null && order.state !== "open";

function entryOf(
  { processor }: PaymentContext,
  order: OrderRow,
  {
    purchase,
    charge,
    paidCents,
    isRenewal,
  }: Pick<Payment, "purchase" | "paidCents" | "isRenewal"> & {
    charge: Charge;
  },
): NewEntry {
  return {
    kind: "payment",
    amountCents: paidCents,
    processor: processor.name,
    processorId: charge.id,
    chargeId: charge.id,
    orderId: order.id,
    product: order.product,
    subjectId: order.subjectId,
    subjectName: order.subjectName,
    item: purchase.item,
    isRenewal,
    card: charge.card ? `${charge.card.brand} ${charge.card.last4}` : null,
    occurredAt: charge.paidAt,
  };
}
