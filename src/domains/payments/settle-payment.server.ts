import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { findUserByEmail } from "#src/domains/accounts/person/queries.server.ts";
import type { Charge } from "#src/platform/payments/processor.server.ts";
import type { Payment } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { bookEntry, type NewEntry } from "./book-entry.server.ts";
import { DeliverReceipt } from "./mail-jobs.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { requireProduct } from "./require-product.server.ts";
import { returnHomeless } from "./return-homeless.server.ts";
import { bookFeeOf } from "./settle-charge.server.ts";

/** With the reason why it cannot be delivered, when that is known already. */
export type Arrived = Omit<Payment, "chargeId" | "paidAt"> & { refusedBecause?: string | null };

/** Books a charge and hands over what it paid for; a charge that is booked has been through here. */
export async function settlePayment(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { charge, ...payment }: Arrived & { charge: Charge },
): Promise<void> {
  const entry = entryOf(order, payment, charge);
  if (!(await bookEntry(tx, entry))) return;
  await bookFeeOf(tx, entry, charge);
  const { id: chargeId, paidAt } = charge;
  const refusedBecause = payment.refusedBecause ?? refusalOf(charge);
  const arrived = { ...payment, chargeId, paidAt, refusedBecause };
  const isDelivered = await deliver(tx, services, order, arrived);
  if (isDelivered && !order.renews) await keepPayer(tx, order, charge);
}

/** The same number of something else is not the price. */
const refusalOf = ({ currency }: Charge): string | null =>
  currency === "usd" ? null : "It was paid in another currency.";

/** Several may have the page of one month open: it belongs to whoever has paid, and so does its receipt. */
async function keepPayer(tx: Tx, { id }: OrderRow, { email }: Charge): Promise<void> {
  const receiptEmail = email?.toLowerCase() ?? null;
  const payer = receiptEmail ? await findUserByEmail(tx, receiptEmail) : undefined;
  await tx
    .update(paymentOrders)
    .set({ buyerId: payer?.id ?? null, receiptEmail })
    .where(eq(paymentOrders.id, id));
}

/** Money without a home goes back by itself; then it answers false. */
export async function deliver(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { refusedBecause, ...payment }: Payment & Pick<Arrived, "refusedBecause">,
): Promise<boolean> {
  const product = requireProduct(services, order.product);
  const known = refusedBecause ?? (isPaidTwice(order, payment) ? "It was paid for twice." : null);
  const outcome = known ? { refusedBecause: known } : await product.deliver(tx, services, payment);
  const isDelivered = outcome === "delivered";
  const { chargeId } = payment;
  if (!isDelivered && chargeId) {
    await returnHomeless(tx, services, { payment: { ...payment, chargeId }, order, ...outcome });
  }
  if (order.state !== "paid") await setState(tx, order, isDelivered ? "paid" : "refunded");
  if (isDelivered && chargeId) {
    await services.jobs.send(tx, DeliverReceipt, { processor: order.processor, chargeId });
  }
  return isDelivered;
}

/** A single month is paid once; a subscription again and again. */
const isPaidTwice = ({ state }: OrderRow, { subscription }: Payment): boolean =>
  subscription === null && (state === "paid" || state === "refunded");

async function setState(tx: Tx, { id }: OrderRow, state: OrderRow["state"]): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ state, settledAt: sql`now()` })
    .where(eq(paymentOrders.id, id));
}

const entryOf = (order: OrderRow, payment: Arrived, charge: Charge): NewEntry => ({
  kind: "payment",
  amountCents: payment.paidCents,
  processor: order.processor,
  processorId: charge.id,
  chargeId: charge.id,
  orderId: order.id,
  product: order.product,
  subjectId: order.subjectId,
  subjectName: order.subjectName,
  item: payment.item,
  isRenewal: payment.isRenewal,
  card: charge.card ? `${charge.card.brand} ${charge.card.last4}` : null,
  occurredAt: charge.paidAt,
});
