import { monthsAfter } from "#src/shared/months-after.ts";
import type { IntentRecord, InvoiceRecord, SubscriptionRecord } from "./stripe-bodies.ts";
import { type Form, StripeRefusal } from "./stripe-http.ts";

interface ChargeRecord {
  id: string;
  amount: number;
  paidAt: Date;
  fee: number | null;
  email: string | null;
}

interface SessionRecord {
  id: string;
  status: "open" | "complete" | "expired";
  subscription: string | null;
  form: Form;
}

/** Stripe's side of an account, as far as Landfall uses it. */
export function createStripeAccount() {
  let count = 0;
  const account = {
    now: new Date(),
    /** Subscriptions whose card is refused. */
    lostCards: new Set<string>(),
    intents: new Map<string, IntentRecord>(),
    charges: new Map<string, ChargeRecord>(),
    subscriptions: new Map<string, SubscriptionRecord>(),
    invoices: new Map<string, InvoiceRecord>(),
    sessions: new Map<string, SessionRecord>(),
    refunds: new Map<string, { id: string; charge: string; amount: number }>(),
    disputes: new Map<
      string,
      { id: string; charge: string; amount: number; status: "needs_response" | "won" | "lost" }
    >(),
    products: new Set<string>(),
    coupons: new Map<string, number>(),
    told: [] as { type: string; id: string }[],
    newId(prefix: string): string {
      count += 1;
      return `${prefix}_${count}`;
    },
    tell: (type: string, id: string) => account.told.push({ type, id }),
  };
  return account;
}

export type StripeAccount = ReturnType<typeof createStripeAccount>;

/** Stripe keeps whole seconds. */
const wholeSeconds = (date: Date): Date => new Date(Math.floor(+date / 1000) * 1000);

export function find<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id);
  if (!thing) throw new StripeRefusal(404, "resource_missing", `No such thing: '${id}'`);
  return thing;
}

export const metadataOf = (form: Form, prefix = "metadata"): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  );

export function addIntent(
  account: StripeAccount,
  { amount, metadata, invoiceId }: Pick<IntentRecord, "amount" | "metadata" | "invoiceId">,
): IntentRecord {
  const id = account.newId("pi");
  const intent: IntentRecord = {
    ...{ id, amount, metadata, invoiceId },
    secret: `${id}_secret_x`,
    status: "requires_payment_method",
    chargeId: null,
  };
  account.intents.set(id, intent);
  return intent;
}

export function addSubscription(
  account: StripeAccount,
  made: { customer: string; cents: number; metadata: Record<string, string> },
): SubscriptionRecord {
  const start = wholeSeconds(account.now);
  const subscription: SubscriptionRecord = {
    ...made,
    id: account.newId("sub"),
    status: "incomplete",
    anchor: start,
    start,
    end: monthsAfter(start, 1),
    cancelAt: null,
    endsWithPeriod: false,
    endedAt: null,
    latestInvoice: "",
  };
  account.subscriptions.set(subscription.id, subscription);
  return subscription;
}

/** Its intent waits for a card, unless there is nothing to pay. */
export function addInvoice(
  account: StripeAccount,
  subscription: SubscriptionRecord,
  { amount, start }: { amount: number; start?: Date },
): InvoiceRecord {
  const id = account.newId("in");
  const isCharged = amount >= 50;
  const invoice: InvoiceRecord = {
    id,
    subscriptionId: subscription.id,
    status: isCharged ? "open" : "paid",
    amount: isCharged ? amount : 0,
    metadata: { ...subscription.metadata },
    start: start ?? subscription.start,
    reason: start ? "subscription_update" : "subscription_cycle",
    end: subscription.end,
    attempts: 0,
    intentId: isCharged ? addIntent(account, { amount, metadata: {}, invoiceId: id }).id : null,
  };
  account.invoices.set(id, invoice);
  subscription.latestInvoice = id;
  if (!isCharged) subscription.status = "active";
  return invoice;
}

/** A card is tried; false when it is refused. */
export function payIntent(
  account: StripeAccount,
  intent: IntentRecord,
  isGood: boolean,
  email: string | null = null,
): boolean {
  if (intent.status === "succeeded") return true;
  if (intent.status === "canceled") return false;
  const invoice = intent.invoiceId ? find(account.invoices, intent.invoiceId) : null;
  if (invoice) invoice.attempts += 1;
  if (!isGood) {
    account.tell("payment_intent.payment_failed", intent.id);
    if (invoice) account.tell("invoice.payment_failed", invoice.id);
    return false;
  }
  const id = account.newId("ch");
  account.charges.set(id, { id, amount: intent.amount, paidAt: account.now, fee: null, email });
  Object.assign(intent, { status: "succeeded", chargeId: id });
  account.tell("payment_intent.succeeded", intent.id);
  if (!invoice) return true;
  invoice.status = "paid";
  find(account.subscriptions, invoice.subscriptionId).status = "active";
  account.tell("invoice.paid", invoice.id);
  account.tell("customer.subscription.updated", invoice.subscriptionId);
  return true;
}

export function endSubscription(account: StripeAccount, subscription: SubscriptionRecord): void {
  const isUnpaid = subscription.status === "incomplete";
  subscription.status = isUnpaid ? "incomplete_expired" : "canceled";
  subscription.endedAt = wholeSeconds(account.now);
  account.tell("customer.subscription.deleted", subscription.id);
}

/** All that time brings about at Stripe. */
export function passTime(account: StripeAccount, now: Date): void {
  account.now = now;
  for (const charge of account.charges.values()) {
    if (charge.fee !== null || +now - +charge.paidAt < 60_000) continue;
    charge.fee = Math.round(charge.amount * 0.029) + 30;
    account.tell("charge.updated", charge.id);
  }
  for (const subscription of account.subscriptions.values()) passMonth(account, subscription);
}

function passMonth(account: StripeAccount, subscription: SubscriptionRecord): void {
  const { now } = account;
  const { status, cancelAt, start } = subscription;
  const isUnpaid = status === "incomplete" && +now - +start > 23 * 3_600_000;
  const isOver = status === "active" && cancelAt !== null && cancelAt <= now;
  if (isUnpaid || isOver) endSubscription(account, subscription);
  if (status !== "active" || isOver) return;
  let months = 1;
  while (monthsAfter(subscription.anchor, months) <= now) months += 1;
  const end = monthsAfter(subscription.anchor, months);
  if (+end === +subscription.end) return;
  Object.assign(subscription, { start: monthsAfter(subscription.anchor, months - 1), end });
  const invoice = addInvoice(account, subscription, { amount: subscription.cents });
  const intent = find(account.intents, invoice.intentId ?? "");
  const isGood = !account.lostCards.has(subscription.id);
  if (!payIntent(account, intent, isGood)) subscription.status = "past_due";
}
