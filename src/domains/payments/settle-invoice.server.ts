import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { followSubscription, hasRival } from "./follow-subscription.server.ts";
import type { PaymentContext } from "./payment-context.server.ts";
import { EndSubscription } from "./payment-jobs.ts";
import { purchaseOf, type SubscriptionRow, stateOf } from "./purchase-of.server.ts";
import { deliver, settlePayment } from "./settle-payment.server.ts";

/** A subscription's money is booked from its invoices alone: intents and charges tell of the same money. */
export async function settleInvoice(
  tx: Tx,
  context: PaymentContext,
  invoiceId: string,
): Promise<void> {
  const { processor } = context;
  const invoice = await processor.findInvoice(invoiceId);
  if (!invoice.subscriptionId) return;
  const followed = await followSubscription(tx, context, invoice.subscriptionId);
  if (!followed || invoice.state !== "paid") return;
  const { order, subscription } = followed;
  const payment = {
    // What the invoice was made for: the subscription may have moved on since.
    purchase: { ...purchaseOf(order, subscription), item: invoice.reference?.item ?? order.item },
    paidCents: invoice.paidCents,
    isRenewal: await wasPaidBefore(tx, order.id),
    period: { start: invoice.periodStart, end: invoice.periodEnd },
    subscription: stateOf(subscription),
    refusedBecause: await refuseRival(tx, context, subscription),
  };
  if (invoice.chargeId) {
    const charge = await processor.findCharge(invoice.chargeId);
    return settlePayment(tx, context, order, { ...payment, charge });
  }
  await deliver(tx, context, order, { ...payment, chargeId: null, paidAt: invoice.periodStart });
}

const wasPaidBefore = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.$count(
    ledgerEntries,
    and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, "payment")),
  )) > 0;

/** Two pages can each begin a subscription; the second one to be paid is ended and its money goes back. */
async function refuseRival(
  tx: Tx,
  { services }: PaymentContext,
  subscription: SubscriptionRow,
): Promise<string | null> {
  if (!(await hasRival(tx, subscription))) return null;
  await services.jobs.send(tx, EndSubscription, { subscriptionId: subscription.id });
  return "A subscription for it was running already.";
}
