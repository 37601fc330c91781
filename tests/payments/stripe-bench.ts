import Stripe from "stripe";
import { openStripeAt, WEBHOOK_SECRET } from "./open-stripe-at.ts";
import type { ProcessorBench } from "./processor-bench.ts";
import {
  addInvoice,
  addSubscription,
  createStripeAccount,
  find,
  metadataOf,
  passTime,
  payIntent,
  type StripeAccount,
} from "./stripe-account.ts";
import { answerAs } from "./stripe-answers.ts";
import { type StripeRequest, startStripeHttp } from "./stripe-http.ts";

export interface StripeBench extends ProcessorBench {
  account: StripeAccount;
  requests: StripeRequest[];
}

export async function openStripeBench(): Promise<StripeBench> {
  const account = createStripeAccount();
  const http = await startStripeHttp(answerAs(account));
  const processor = openStripeAt(http.url);

  return {
    account,
    requests: http.requests,
    processor,
    async pay(clientSecret, card = "good", email) {
      const intent = [...account.intents.values()].find(({ secret }) => secret === clientSecret);
      return intent && payIntent(account, intent, card === "good", email) ? "succeeded" : "failed";
    },
    async payHosted(id) {
      const session = find(account.sessions, id);
      const { form } = session;
      const subscription = addSubscription(account, {
        customer: form.customer ?? "",
        cents: Number(form["line_items[0][price_data][unit_amount]"]),
        metadata: metadataOf(form, "subscription_data[metadata]"),
      });
      const { intentId } = addInvoice(account, subscription, { amount: subscription.cents });
      payIntent(account, find(account.intents, intentId ?? ""), true);
      Object.assign(session, { status: "complete", subscription: subscription.id });
      account.tell("checkout.session.completed", id);
    },
    now: () => account.now,
    passTo: async (now) => passTime(account, now),
    async loseCards() {
      for (const id of account.subscriptions.keys()) account.lostCards.add(id);
    },
    async openDispute(charge) {
      const id = account.newId("du");
      const { amount } = find(account.charges, charge);
      account.disputes.set(id, { id, charge, amount, status: "needs_response" });
      account.tell("charge.dispute.created", id);
      return id;
    },
    async settleDispute(id, outcome) {
      find(account.disputes, id).status = outcome;
      account.tell("charge.dispute.closed", id);
    },
    signed: (thing, at) => signStripeEvent({ thing, at }),
    lastInvoiceOf: async (id) => find(account.subscriptions, id).latestInvoice,
    toldAbout: async (id) =>
      account.told.filter((event) => event.id === id).map(({ type }) => type),
    close: http.close,
  };
}

interface EventToSign {
  thing: { object: string; id: string; [more: string]: unknown };
  at: Date;
  changed?: object;
  secret?: string;
}

/** As Stripe signs, by the SDK's own hand. */
export function signStripeEvent({ thing, at, changed, secret = WEBHOOK_SECRET }: EventToSign) {
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    api_version: Stripe.API_VERSION,
    created: Math.floor(+at / 1000),
    livemode: false,
    type: `${thing.object}.updated`,
    data: { object: thing },
    ...changed,
  });
  const timestamp = Math.floor(+at / 1000);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: Buffer.from(payload), headers: new Headers({ "stripe-signature": header }) };
}
