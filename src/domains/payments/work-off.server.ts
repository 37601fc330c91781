import type { Tx } from "#src/db/client.server.ts";
import type { EventSubject } from "#src/platform/payments/processor.server.ts";
import { followSubscription } from "./follow-subscription.server.ts";
import { lockThing, type PaymentContext } from "./payment-context.server.ts";
import { bookDispute, bookFee } from "./settle-charge.server.ts";
import { settleIntent } from "./settle-intent.server.ts";
import { settleInvoice } from "./settle-invoice.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

export interface Thing {
  kind: EventSubject;
  id: string;
}

/** Asks how a thing at the processor stands now and writes what follows; a second time, nothing does. */
export async function workOff(tx: Tx, context: PaymentContext, { kind, id }: Thing): Promise<void> {
  await lockThing(tx, id);
  await STEPS[kind](tx, context, id);
}

/** With its last invoice: whichever of the two is told first, or alone, is enough. */
async function settleSubscription(tx: Tx, context: PaymentContext, id: string): Promise<void> {
  const { latestInvoiceId } = await context.processor.findSubscription(id);
  if (latestInvoiceId) await settleInvoice(tx, context, latestInvoiceId);
  else await followSubscription(tx, context, id);
}

type Step = (tx: Tx, context: PaymentContext, id: string) => Promise<unknown>;

const STEPS: Readonly<Record<EventSubject, Step>> = {
  intent: settleIntent,
  invoice: settleInvoice,
  subscription: settleSubscription,
  "hosted-checkout": async (tx, context, id) => {
    const { subscriptionId } = await context.processor.findHostedCheckout(id);
    if (subscriptionId) await settleSubscription(tx, context, subscriptionId);
  },
  refund: settleRefund,
  charge: bookFee,
  dispute: bookDispute,
};
