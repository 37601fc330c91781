import {
  addIntent,
  addInvoice,
  addSubscription,
  endSubscription,
  find,
  metadataOf,
  payIntent,
  type StripeAccount,
} from "./stripe-account.ts";
import {
  chargeBody,
  disputeBody,
  intentBody,
  invoiceBody,
  refundBody,
  sessionBody,
  subscriptionBody,
} from "./stripe-bodies.ts";
import { type Form, type StripeAnswer, StripeRefusal } from "./stripe-http.ts";

type Answer = (account: StripeAccount, form: Form, id: string) => object;

/** "POST /v1/refunds", with a star for an id. */
const ANSWERS: Record<string, Answer> = {
  "POST /v1/payment_intents": (account, form) => {
    const amount = Number(form.amount);
    if (amount < 50) throw new StripeRefusal(400, "amount_too_small", "Amount must be more.");
    return intentBody(addIntent(account, { amount, metadata: metadataOf(form), invoiceId: null }));
  },
  "GET /v1/payment_intents/*": ({ intents }, _, id) => intentBody(find(intents, id)),
  "POST /v1/payment_intents/*/cancel": ({ intents }, _, id) => {
    const intent = find(intents, id);
    if (["succeeded", "canceled"].includes(intent.status)) {
      throw new StripeRefusal(400, "payment_intent_unexpected_state", "It is over.");
    }
    intent.status = "canceled";
    return intentBody(intent);
  },
  "POST /v1/customers": ({ newId }) => ({ id: newId("cus"), object: "customer" }),
  "GET /v1/products/*": ({ products }, _, id) => {
    if (!products.has(id)) throw new StripeRefusal(404, "resource_missing", "No such product");
    return { id, object: "product" };
  },
  "POST /v1/products": ({ products }, { id = "" }) => {
    if (products.has(id)) throw new StripeRefusal(400, "resource_already_exists", "It exists.");
    products.add(id);
    return { id, object: "product" };
  },
  "POST /v1/coupons": ({ coupons, newId }, form) => {
    const id = newId("coupon");
    coupons.set(id, Number(form.amount_off));
    return { id, object: "coupon" };
  },
  "POST /v1/subscriptions": (account, form) => {
    const cents = Number(form["items[0][price_data][unit_amount]"]);
    const customer = form.customer ?? "";
    const made = addSubscription(account, { customer, cents, metadata: metadataOf(form) });
    const credit = account.coupons.get(form["discounts[0][coupon]"] ?? "") ?? 0;
    addInvoice(account, made, { amount: cents - credit });
    account.tell("customer.subscription.created", made.id);
    return shown(account, made.id, form);
  },
  "GET /v1/subscriptions/*": (account, form, id) => shown(account, id, form),
  "POST /v1/subscriptions/*": (account, form, id) => {
    change(account, form, id);
    account.tell("customer.subscription.updated", id);
    return shown(account, id, form);
  },
  "DELETE /v1/subscriptions/*": (account, form, id) => {
    endSubscription(account, find(account.subscriptions, id));
    return shown(account, id, form);
  },
  "POST /v1/checkout/sessions": ({ sessions, newId }, form) => {
    const session = { id: newId("cs"), status: "open" as const, subscription: null, form };
    sessions.set(session.id, session);
    return sessionBody(session);
  },
  "GET /v1/checkout/sessions/*": ({ sessions }, _, id) => sessionBody(find(sessions, id)),
  "GET /v1/invoices/*": ({ invoices, intents }, _, id) => {
    const invoice = find(invoices, id);
    return invoiceBody(invoice, intents.get(invoice.intentId ?? ""));
  },
  "POST /v1/invoices/create_preview": (account, form) => ({
    id: "upcoming_in_1",
    object: "invoice",
    amount_due: difference(
      account,
      form.subscription ?? "",
      Number(form["subscription_details[items][0][price_data][unit_amount]"]),
    ),
  }),
  "POST /v1/refunds": ({ refunds, charges, newId, tell }, form) => {
    const { charge = "", amount } = form;
    const gone = [...refunds.values()].filter((refund) => refund.charge === charge);
    const left = gone.reduce((sum, refund) => sum - refund.amount, find(charges, charge).amount);
    if (Number(amount) > left) {
      throw new StripeRefusal(400, "refund_amount_too_large", "Refund amount is greater.");
    }
    const refund = { id: newId("re"), charge, amount: Number(amount) };
    refunds.set(refund.id, refund);
    tell("refund.created", refund.id);
    return refundBody(refund);
  },
  "GET /v1/refunds/*": ({ refunds }, _, id) => refundBody(find(refunds, id)),
  "GET /v1/charges/*": ({ charges }, _, id) => chargeBody(find(charges, id)),
  "GET /v1/disputes/*": ({ disputes }, _, id) => disputeBody(find(disputes, id)),
  "POST /v1/billing_portal/sessions": ({ newId }) => ({
    id: newId("bps"),
    object: "billing_portal.session",
    url: "https://billing.stripe.com/p/session/1",
  }),
};

function shown(account: StripeAccount, id: string, form: Form): object {
  const subscription = find(account.subscriptions, id);
  const invoice = account.invoices.get(subscription.latestInvoice);
  const intent = account.intents.get(invoice?.intentId ?? "");
  const isExpanded = form["expand[0]"] === "latest_invoice.confirmation_secret";
  return subscriptionBody(subscription, intent?.secret ?? null, isExpanded);
}

function change(account: StripeAccount, form: Form, id: string): void {
  const subscription = find(account.subscriptions, id);
  if (subscription.endedAt) throw new StripeRefusal(400, "", "A canceled subscription stays so.");
  if (form.cancel_at_period_end !== undefined) {
    subscription.endsWithPeriod = form.cancel_at_period_end === "true";
    subscription.cancelAt = subscription.endsWithPeriod ? subscription.end : null;
  }
  if (form.cancel_at === "") subscription.cancelAt = null;
  const cents = Number(form["items[0][price_data][unit_amount]"]);
  if (!cents) return;
  const before = { ...subscription };
  const amount = difference(account, id, cents);
  Object.assign(subscription, { cents, metadata: metadataOf(form) });
  if (form.proration_behavior !== "always_invoice" || amount < 50) return;
  const invoice = addInvoice(account, subscription, { amount, start: account.now });
  const intent = find(account.intents, invoice.intentId ?? "");
  if (payIntent(account, intent, !account.lostCards.has(id))) return;
  Object.assign(subscription, before);
  throw new StripeRefusal(402, "card_declined", "Your card was declined.", "card_error");
}

function difference({ subscriptions, now }: StripeAccount, id: string, cents: number): number {
  const subscription = find(subscriptions, id);
  const whole = +subscription.end - +subscription.start;
  return Math.round(((cents - subscription.cents) * (+subscription.end - +now)) / whole);
}

export const answerAs =
  (account: StripeAccount): StripeAnswer =>
  ({ method, path, form }) => {
    const name = `${method} ${path}`;
    const exact = ANSWERS[name];
    if (exact) return exact(account, form, "");
    for (const [pattern, answer] of Object.entries(ANSWERS)) {
      const [, id] = new RegExp(`^${pattern.replace("*", "([^/]+)")}$`).exec(name) ?? [];
      if (pattern.includes("*") && id !== undefined) return answer(account, form, id);
    }
    throw new StripeRefusal(404, "", `Unrecognized request URL (${name})`);
  };
