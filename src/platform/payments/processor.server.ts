/**
 * Whoever takes the money: Stripe, or the sandbox that ships with Landfall. Nothing here knows what is
 * sold. Every call that changes something carries a `key`: made again with the same key it has happened once.
 */
export interface PaymentProcessor {
  name: "stripe" | "sandbox";
  /** For the page's card form; null where the card form is ours. */
  publishableKey: string | null;

  createIntent(intent: NewIntent): Promise<Intent>;
  findIntent(id: string): Promise<Intent>;
  /** Answers it as it is then: what was paid in the meantime stays paid. */
  cancelIntent(id: string): Promise<Intent>;

  createSubscription(subscription: NewSubscription): Promise<Subscription>;
  /** A page of the processor's, or of ours, where a subscription is paid for. */
  createHostedCheckout(checkout: NewHostedCheckout): Promise<HostedCheckout>;
  findHostedCheckout(id: string): Promise<HostedCheckout>;
  findSubscription(id: string): Promise<Subscription>;
  /** From now on another price; `prorates` charges the difference to what the running period was paid as. */
  changePrice(change: PriceChange): Promise<Subscription>;
  /** What `changePrice` with `prorates` would charge now, in cents. */
  previewChange(change: Omit<PriceChange, "key" | "prorates">): Promise<number>;
  cancelSubscription(cancel: { id: string; at: "period-end" | "now" }): Promise<Subscription>;
  /** Takes back a cancellation at the period's end. */
  resumeSubscription(id: string): Promise<Subscription>;
  findInvoice(id: string): Promise<Invoice>;
  /** Where the payer changes the card and sees invoices; null when there is nothing to show. */
  createPortalLink(customerId: string, returnTo: string): Promise<string | null>;

  /** Of a charge, in part or whole. */
  refund(refund: NewRefund): Promise<Refund>;
  findRefund(id: string): Promise<Refund>;
  /** With its fee, once the processor knows it. */
  findCharge(id: string): Promise<Charge>;
  findDispute(id: string): Promise<Dispute>;

  /** The event of a signed body; throws a `ForgedEventError` when it is not the processor's, or too old. */
  readEvent(body: Buffer, headers: Headers, now: Date): ProcessorEvent;
}

/** Ours, given back with everything that came of it. */
export interface Reference {
  orderId: number;
  product: string;
  subjectId: string;
  item: number;
}

export interface NewIntent {
  key: string;
  amountCents: number;
  description: string;
  reference: Reference;
}

export interface Intent {
  id: string;
  clientSecret: string;
  state: "open" | "processing" | "succeeded" | "cancelled";
  amountCents: number;
  /** Null for intents that are not ours. */
  reference: Reference | null;
  /** Once it succeeded. */
  chargeId: string | null;
}

export interface Customer {
  userId: string;
  email: string;
  name: string;
  /** Of an earlier purchase. */
  customerId: string | null;
}

export interface NewSubscription {
  key: string;
  customer: Customer;
  priceCents: number;
  /** Taken off the first invoice. */
  creditCents: number;
  description: string;
  reference: Reference;
}

export interface Subscription {
  id: string;
  customerId: string;
  /** "incomplete" was never paid; "ended" is over, for whatever reason. */
  state: "incomplete" | "active" | "past-due" | "ended";
  priceCents: number;
  reference: Reference | null;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends, if somebody has cancelled it. */
  cancelAt: Date | null;
  /** Confirms the first invoice in the page; null once it is paid. */
  clientSecret: string | null;
  latestInvoiceId: string | null;
}

export interface NewHostedCheckout extends Omit<NewSubscription, "creditCents"> {
  successUrl: string;
  cancelUrl: string;
}

export interface HostedCheckout {
  id: string;
  url: string | null;
  state: "open" | "complete" | "expired";
  /** Not before it is paid. */
  subscriptionId: string | null;
}

export interface PriceChange {
  key: string;
  id: string;
  priceCents: number;
  description: string;
  reference: Reference;
  prorates: boolean;
  /** What the running period was paid as, where something cheaper is agreed from the next one on. */
  running?: RunningPrice | undefined;
}

export interface RunningPrice {
  item: number;
  priceCents: number;
}

export interface Invoice {
  id: string;
  subscriptionId: string | null;
  state: "open" | "paid" | "void";
  /** What was really paid, credit taken off. */
  paidCents: number;
  /** The subscription's reference when the invoice was made. */
  reference: Reference | null;
  periodStart: Date;
  periodEnd: Date;
  /** The difference of a dearer price, for the rest of a period that was paid for. */
  isChange: boolean;
  /** Null for an invoice of nothing. */
  chargeId: string | null;
  attempts: number;
}

export interface NewRefund {
  key: string;
  chargeId: string;
  amountCents: number;
}

export interface Refund {
  id: string;
  chargeId: string;
  amountCents: number;
  state: "pending" | "succeeded" | "failed";
}

export interface Charge {
  id: string;
  amountCents: number;
  /** "usd": whatever else was paid is no price of ours. */
  currency: string;
  paidAt: Date;
  card: { brand: string; last4: string } | null;
  /** What whoever paid has typed with the card, for the receipt. */
  email: string | null;
  /** Null until the processor knows. */
  fee: { id: string; amountCents: number } | null;
}

export interface Dispute {
  id: string;
  chargeId: string;
  amountCents: number;
  state: "open" | "won" | "lost";
}

/** A hint that something changed: the thing itself is asked for, for events come late, twice and in any order. */
export interface ProcessorEvent {
  id: string;
  /** As the processor calls it, for people who look for it there. */
  type: string;
  about: { kind: EventSubject; id: string } | null;
}

export type EventSubject =
  | "intent"
  | "subscription"
  | "hosted-checkout"
  | "invoice"
  | "refund"
  | "charge"
  | "dispute";

/** Not signed by the processor, too old, or of another mode. */
export class ForgedEventError extends Error {
  override readonly name = "ForgedEventError";
}

/** The processor refuses for good, with a sentence that people may read. */
export class PaymentRefusedError extends Error {
  override readonly name = "PaymentRefusedError";
}
