import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { ledgerEntries, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Invoice } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { findRivalRefusal } from "./find-rival-refusal.server.ts";
import { type Followed, readSubscription, tellProduct } from "./follow-subscription.server.ts";
import { purchaseOf, stateOf } from "./purchase-of.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { type Arrived, deliver, settlePayment } from "./settle-payment.server.ts";

/** A subscription's money is booked from its invoices alone: intents and charges tell of the same money. */
export async function settleInvoice(tx: Tx, services: Services, invoiceId: string): Promise<void> {
  const invoice = await requireProcessor(services).findInvoice(invoiceId);
  if (!invoice.subscriptionId) return;
  const followed = await readSubscription(tx, services, invoice.subscriptionId);
  if (!followed) return;
  await settleFollowed(tx, services, { followed, invoice });
}

/** With its last invoice: whichever of the two is told first, or alone, is enough. */
export async function settleSubscription(tx: Tx, services: Services, id: string): Promise<void> {
  const followed = await readSubscription(tx, services, id);
  if (!followed) return;
  const { latestInvoiceId } = followed;
  const invoice = latestInvoiceId
    ? await requireProcessor(services).findInvoice(latestInvoiceId)
    : null;
  await settleFollowed(tx, services, { followed, invoice });
}

interface News {
  followed: Followed;
  invoice: Invoice | null;
}

async function settleFollowed(tx: Tx, services: Services, { followed, invoice }: News) {
  if (invoice?.state === "paid") await settlePaid(tx, services, { followed, invoice });
  await tellProduct(tx, services, followed);
}

async function settlePaid(
  tx: Tx,
  services: Services,
  { followed, invoice }: { followed: Followed; invoice: Invoice },
): Promise<void> {
  const { order, subscription } = followed;
  if (await isSettled(tx, followed, invoice)) return;
  const arrived: Arrived = {
    ...purchaseOf(order, subscription),
    // What the invoice was made for: the subscription may have moved on since.
    item: invoice.reference?.item ?? order.item,
    paidCents: invoice.paidCents,
    isRenewal: !invoice.isChange && (await wasPaidBefore(tx, order.id)),
    period: { start: invoice.periodStart, end: invoice.periodEnd },
    subscription: stateOf(subscription),
    refusedBecause: followed.isLeft ? LEFT : await findRivalRefusal(tx, followed),
  };
  if (invoice.chargeId) {
    const charge = await requireProcessor(services).findCharge(invoice.chargeId);
    return settlePayment(tx, services, order, { ...arrived, charge });
  }
  await tx
    .update(paymentSubscriptions)
    .set({ givenUntil: invoice.periodEnd })
    .where(eq(paymentSubscriptions.id, subscription.id));
  await deliver(tx, services, order, { ...arrived, chargeId: null, paidAt: invoice.periodStart });
}

const LEFT = "It had ended when another processor came into use.";

async function isSettled(tx: Tx, { order, subscription }: Followed, invoice: Invoice) {
  const { chargeId, periodEnd } = invoice;
  if (chargeId === null) {
    return subscription.givenUntil !== null && subscription.givenUntil >= periodEnd;
  }
  const isBooked = and(
    eq(ledgerEntries.processor, order.processor),
    eq(ledgerEntries.kind, "payment"),
    eq(ledgerEntries.processorId, chargeId),
  );
  return (await tx.$count(ledgerEntries, isBooked)) > 0;
}

async function wasPaidBefore(tx: Tx, orderId: number): Promise<boolean> {
  const isPayment = and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, "payment"));
  return (await tx.$count(ledgerEntries, isPayment)) > 0;
}
