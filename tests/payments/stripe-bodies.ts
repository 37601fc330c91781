import type Stripe from "stripe";

/** What stands in it fits the pinned SDK's types. */
type Body<T extends { id: string; object: string }> = Partial<T> & Pick<T, "id" | "object">;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export interface IntentRecord {
  id: string;
  secret: string;
  status: Stripe.PaymentIntent.Status;
  amount: number;
  metadata: Record<string, string>;
  chargeId: string | null;
  invoiceId: string | null;
}

export const intentBody = (intent: IntentRecord): Body<Stripe.PaymentIntent> => ({
  id: intent.id,
  object: "payment_intent",
  client_secret: intent.secret,
  status: intent.status,
  amount: intent.amount,
  currency: "usd",
  metadata: intent.metadata,
  latest_charge: intent.chargeId,
  livemode: false,
});

export interface InvoiceRecord {
  reason: Stripe.Invoice.BillingReason;
  id: string;
  subscriptionId: string;
  status: "open" | "paid" | "void";
  amount: number;
  metadata: Record<string, string>;
  start: Date;
  end: Date;
  attempts: number;
  intentId: string | null;
}

export const invoiceBody = (
  invoice: InvoiceRecord,
  intent: IntentRecord | undefined,
): Body<Stripe.Invoice> => ({
  id: invoice.id,
  object: "invoice",
  status: invoice.status,
  amount_paid: invoice.status === "paid" ? invoice.amount : 0,
  attempt_count: invoice.attempts,
  billing_reason: invoice.reason,
  // Of the period before, as Stripe has it.
  period_start: seconds(invoice.start),
  period_end: seconds(invoice.start),
  parent: {
    type: "subscription_details",
    quote_details: null,
    subscription_details: { subscription: invoice.subscriptionId, metadata: invoice.metadata },
  } as Stripe.Invoice.Parent,
  lines: list([
    { period: { start: seconds(invoice.start), end: seconds(invoice.end) } },
  ] as Stripe.InvoiceLineItem[]),
  payments: list(
    intent
      ? [
          {
            id: `inpay_${invoice.id}`,
            object: "invoice_payment",
            status: invoice.status === "paid" ? "paid" : "open",
            payment: { type: "payment_intent", payment_intent: intentBody(intent) },
          } as Stripe.InvoicePayment,
        ]
      : [],
  ),
});

export interface SubscriptionRecord {
  id: string;
  customer: string;
  status: Stripe.Subscription.Status;
  metadata: Record<string, string>;
  cents: number;
  anchor: Date;
  start: Date;
  end: Date;
  cancelAt: Date | null;
  endsWithPeriod: boolean;
  endedAt: Date | null;
  latestInvoice: string;
}

/** The secret is there for those who ask for it, and only while there is something to pay. */
export const subscriptionBody = (
  subscription: SubscriptionRecord,
  secret: string | null,
  isExpanded: boolean,
): Body<Stripe.Subscription> => ({
  id: subscription.id,
  object: "subscription",
  customer: subscription.customer,
  status: subscription.status,
  metadata: subscription.metadata,
  cancel_at: subscription.cancelAt && seconds(subscription.cancelAt),
  cancel_at_period_end: subscription.endsWithPeriod,
  ended_at: subscription.endedAt && seconds(subscription.endedAt),
  items: list([
    {
      id: `si_${subscription.id}`,
      object: "subscription_item",
      current_period_start: seconds(subscription.start),
      current_period_end: seconds(subscription.end),
      price: { id: "price_1", object: "price", unit_amount: subscription.cents },
    } as Stripe.SubscriptionItem,
  ]),
  latest_invoice: isExpanded
    ? ({
        id: subscription.latestInvoice,
        object: "invoice",
        confirmation_secret: secret ? { client_secret: secret, type: "payment_intent" } : null,
      } as Stripe.Invoice)
    : subscription.latestInvoice,
});

export const sessionBody = (session: {
  id: string;
  status: Stripe.Checkout.Session.Status;
  subscription: string | null;
}): Body<Stripe.Checkout.Session> => ({
  ...session,
  object: "checkout.session",
  url: session.status === "open" ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
});

export const chargeBody = (charge: {
  id: string;
  amount: number;
  paidAt: Date;
  fee: number | null;
  email: string | null;
}): Body<Stripe.Charge> => ({
  id: charge.id,
  object: "charge",
  amount: charge.amount,
  currency: "usd",
  created: seconds(charge.paidAt),
  billing_details: { email: charge.email } as Stripe.Charge.BillingDetails,
  payment_method_details: {
    type: "card",
    card: { brand: "visa", last4: "4242" },
  } as Stripe.Charge.PaymentMethodDetails,
  balance_transaction:
    charge.fee === null
      ? null
      : ({
          id: `txn_${charge.id}`,
          object: "balance_transaction",
          fee: charge.fee,
          exchange_rate: null,
        } as Stripe.BalanceTransaction),
});

export const refundBody = (refund: {
  id: string;
  charge: string;
  amount: number;
}): Body<Stripe.Refund> => ({ ...refund, object: "refund", status: "succeeded" });

export const disputeBody = (dispute: {
  id: string;
  charge: string;
  amount: number;
  status: Stripe.Dispute.Status;
}): Body<Stripe.Dispute> => ({ ...dispute, object: "dispute" });

const list = <T>(data: T[]): Stripe.ApiList<T> => ({
  object: "list",
  data,
  has_more: false,
  url: "/v1",
});
