import { z } from "zod";
import type {
  Charge,
  Dispute,
  HostedCheckout,
  Intent,
  Invoice,
  Reference,
  Refund,
  Subscription,
} from "../payments/processor.server.ts";

/** Everything that comes from Stripe goes through here. Another shape throws: it is sent again, never skipped. */

const Id = z.string().min(1);
/** A thing, or only its id. */
const IdOrThing = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]);
const Cents = z.int();
const Moment = z.int().transform((seconds) => new Date(seconds * 1000));

const Metadata = z.record(z.string(), z.string()).nullish();

const OwnMetadata = z.object({
  landfall_order: z.coerce.number().int(),
  landfall_product: z.string(),
  landfall_subject: z.string(),
  landfall_item: z.coerce.number().int(),
});

export const toMetadata = ({ orderId, product, subjectId, item }: Reference) => ({
  landfall_order: String(orderId),
  landfall_product: product,
  landfall_subject: subjectId,
  landfall_item: String(item),
});

/** Null for what somebody else sold on the same account. */
function toReference(metadata: z.output<typeof Metadata>): Reference | null {
  const { success, data } = OwnMetadata.safeParse(metadata);
  if (!success) return null;
  return {
    orderId: data.landfall_order,
    product: data.landfall_product,
    subjectId: data.landfall_subject,
    item: data.landfall_item,
  };
}

const INTENT_STATES = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "open",
  processing: "processing",
  requires_capture: "processing",
  succeeded: "succeeded",
  canceled: "cancelled",
} as const;

const keysOf = <T extends object>(states: T) => Object.keys(states) as [keyof T & string];

const StripeIntent = z.object({
  id: Id,
  client_secret: z.string().nullish(),
  status: z.enum(keysOf(INTENT_STATES)),
  amount: Cents,
  metadata: Metadata,
  latest_charge: IdOrThing.nullish(),
});

/** Without the secret there is nothing to pay with. */
export function toIntent(given: unknown): Intent {
  const intent = StripeIntent.parse(given);
  const state = INTENT_STATES[intent.status];
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? "",
    state,
    amountCents: intent.amount,
    reference: toReference(intent.metadata),
    chargeId: state === "succeeded" ? (intent.latest_charge ?? null) : null,
  };
}

const SUBSCRIPTION_STATES = {
  incomplete: "incomplete",
  active: "active",
  trialing: "active",
  past_due: "past-due",
  unpaid: "past-due",
  paused: "past-due",
  canceled: "ended",
  incomplete_expired: "ended",
} as const;

const StripeSubscription = z.object({
  id: Id,
  customer: IdOrThing,
  status: z.enum(keysOf(SUBSCRIPTION_STATES)),
  metadata: Metadata,
  cancel_at: Moment.nullish(),
  cancel_at_period_end: z.boolean(),
  ended_at: Moment.nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: Id,
          current_period_start: Moment,
          current_period_end: Moment,
          price: z.object({ unit_amount: Cents }),
        }),
      )
      .min(1),
  }),
  latest_invoice: z
    .union([
      Id,
      z.object({ id: Id, confirmation_secret: z.object({ client_secret: z.string() }).nullish() }),
    ])
    .nullish(),
});

export function toSubscription(given: unknown): Subscription {
  const subscription = StripeSubscription.parse(given);
  const item = itemOf(subscription);
  const state = SUBSCRIPTION_STATES[subscription.status];
  const { latest_invoice: invoice } = subscription;
  const secret = typeof invoice === "object" ? invoice?.confirmation_secret : null;
  return {
    id: subscription.id,
    customerId: subscription.customer,
    state,
    priceCents: item.price.unit_amount,
    reference: toReference(subscription.metadata),
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelAt: endOf(subscription),
    clientSecret: state === "incomplete" ? (secret?.client_secret ?? null) : null,
    latestInvoiceId: (typeof invoice === "object" ? invoice?.id : invoice) ?? null,
  };
}

/** One thing is sold in a subscription. */
function itemOf({ items }: z.output<typeof StripeSubscription>) {
  const [item] = items.data;
  if (!item) throw new Error("The subscription has no item.");
  return item;
}

/** The portal sets `cancel_at` and leaves the flag as it was. */
function endOf(subscription: z.output<typeof StripeSubscription>): Date | null {
  if (subscription.ended_at) return subscription.ended_at;
  if (subscription.cancel_at) return subscription.cancel_at;
  return subscription.cancel_at_period_end ? itemOf(subscription).current_period_end : null;
}

/** What a change of the subscription needs to name. */
export function toChangeable(given: unknown) {
  const subscription = StripeSubscription.parse(given);
  return {
    itemId: itemOf(subscription).id,
    hasOwnEnd: !subscription.cancel_at_period_end && Boolean(subscription.cancel_at),
  };
}

const StripeCheckout = z.object({
  id: Id,
  url: z.string().nullish(),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  subscription: IdOrThing.nullish(),
});

export function toHostedCheckout(given: unknown): HostedCheckout {
  const { id, url = null, status, subscription = null } = StripeCheckout.parse(given);
  return { id, url, state: status ?? "open", subscriptionId: subscription };
}

const INVOICE_STATES = {
  draft: "open",
  open: "open",
  paid: "paid",
  void: "void",
  uncollectible: "void",
} as const;

const StripeInvoice = z.object({
  id: Id,
  status: z.enum(keysOf(INVOICE_STATES)),
  amount_paid: Cents,
  attempt_count: z.int(),
  billing_reason: z.string().nullish(),
  period_start: Moment,
  period_end: Moment,
  parent: z
    .object({
      subscription_details: z.object({ subscription: IdOrThing, metadata: Metadata }).nullish(),
    })
    .nullable(),
  lines: z.object({
    data: z.array(z.object({ period: z.object({ start: Moment, end: Moment }) })),
  }),
  payments: z
    .object({
      data: z.array(
        z.object({
          status: z.string(),
          payment: z.object({
            charge: IdOrThing.nullish(),
            payment_intent: z
              .union([Id, z.object({ latest_charge: IdOrThing.nullish() })])
              .nullish(),
          }),
        }),
      ),
    })
    .nullish(),
});

export function toInvoice(given: unknown): Invoice {
  const invoice = StripeInvoice.parse(given);
  const details = invoice.parent?.subscription_details;
  const last = invoice.lines.data.toSorted((a, b) => +b.period.end - +a.period.end)[0]?.period;
  return {
    id: invoice.id,
    subscriptionId: details?.subscription ?? null,
    state: INVOICE_STATES[invoice.status],
    paidCents: invoice.amount_paid,
    reference: toReference(details?.metadata),
    // The invoice's own period is the one before; its lines tell what is paid for.
    periodStart: last?.start ?? invoice.period_start,
    periodEnd: last?.end ?? invoice.period_end,
    isChange: invoice.billing_reason === "subscription_update",
    chargeId: chargeOf(invoice),
    attempts: invoice.attempt_count,
  };
}

function chargeOf({ payments, amount_paid }: z.output<typeof StripeInvoice>): string | null {
  const paid = payments?.data.find(({ status }) => status === "paid")?.payment;
  const intent = paid?.payment_intent;
  const charge = paid?.charge ?? (typeof intent === "object" ? intent?.latest_charge : null);
  if (paid && !charge && amount_paid > 0) throw new Error("A paid invoice names no charge.");
  return charge ?? null;
}

const REFUND_STATES = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
} as const;

const StripeRefund = z.object({
  id: Id,
  charge: IdOrThing,
  amount: Cents,
  status: z.enum(keysOf(REFUND_STATES)).nullable(),
});

export function toRefund(given: unknown): Refund {
  const { id, charge, amount, status } = StripeRefund.parse(given);
  return {
    id,
    chargeId: charge,
    amountCents: amount,
    state: REFUND_STATES[status ?? "pending"],
  };
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "Eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

const StripeCharge = z.object({
  id: Id,
  amount: Cents,
  currency: z.string(),
  created: Moment,
  payment_method_details: z
    .object({
      card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).nullish(),
    })
    .nullish(),
  billing_details: z.object({ email: z.email().nullish().catch(null) }).nullish(),
  balance_transaction: z
    .union([Id, z.object({ id: Id, fee: Cents, exchange_rate: z.number().nullish() })])
    .nullish(),
});

export function toCharge(given: unknown): Charge {
  const { id, amount, currency, created, ...charge } = StripeCharge.parse(given);
  const { brand, last4 } = charge.payment_method_details?.card ?? {};
  const balance = charge.balance_transaction;
  return {
    id,
    amountCents: amount,
    currency,
    paidAt: created,
    card: last4 ? { brand: BRANDS[brand ?? ""] ?? "Card", last4 } : null,
    email: charge.billing_details?.email ?? null,
    // In the account's currency; the rate leads from ours to it.
    fee:
      typeof balance === "object" && balance !== null
        ? { id: balance.id, amountCents: Math.round(balance.fee / (balance.exchange_rate ?? 1)) }
        : null,
  };
}

/** Inquiries and disputes that were prevented moved no money. */
const DISPUTE_STATES = {
  needs_response: "open",
  under_review: "open",
  appeal_needs_response: "lost",
  appeal_under_review: "lost",
  won: "won",
  lost: "lost",
  prevented: "won",
  warning_needs_response: "won",
  warning_under_review: "won",
  warning_closed: "won",
} as const;

const StripeDispute = z.object({
  id: Id,
  charge: IdOrThing,
  amount: Cents,
  status: z.enum(keysOf(DISPUTE_STATES)),
});

export function toDispute(given: unknown): Dispute {
  const { id, charge, amount, status } = StripeDispute.parse(given);
  return { id, chargeId: charge, amountCents: amount, state: DISPUTE_STATES[status] };
}
