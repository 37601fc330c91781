import { createHmac, randomUUID } from "node:crypto";
import {
  type Charge,
  type Dispute,
  ForgedEventError,
  type HostedCheckout,
  type Intent,
  type Invoice,
  type NewSubscription,
  type PaymentProcessor,
  PaymentRefusedError,
  type ProcessorEvent,
  type Refund,
  type Subscription,
} from "#src/platform/payments/processor.server.ts";

type KeptSubscription = Subscription & { creditCents: number };

export interface FakeProcessor extends PaymentProcessor {
  /** What it has taken and given, as its own books say it. */
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  intents: Map<string, Intent>;
  subscriptions: Map<string, KeptSubscription>;
  checkouts: Map<string, HostedCheckout>;
  /** Every event that it has to tell, in the order in which it happened. */
  events: ProcessorEvent[];
  /** How often each call was made. */
  calls: Record<string, number>;
  /** The next calls of this name throw it; null ends that. */
  failWith: Record<string, Error | null>;
  /** Refunds are on their way until they are told otherwise. */
  refundsArePending: boolean;
  knowsFees: boolean;
  clock: () => Date;
  /** The address is typed with the card, for the receipt. */
  pay(intentId: string, email?: string): string;
  decline(intentId: string): void;
  payFirst(subscriptionId: string): string | null;
  payCheckout(checkoutId: string): string;
  /** A month later; `card` says whether it is taken. */
  renew(subscriptionId: string, card: "good" | "refused"): void;
  endRefund(id: string, state: "succeeded" | "failed"): void;
  tellFee(chargeId: string): void;
  dispute(chargeId: string): string;
  endDispute(id: string, state: "won" | "lost"): void;
  sign(event: ProcessorEvent, secret?: string, at?: Date): { body: string; signature: string };
}

const FAKE_SECRET = "a secret of the fake processor";
export const SIGNATURE = "x-fake-signature";
const TOLERANCE_MS = 300_000;
const MONTH_MS = 30 * 86_400_000;

/** A processor in memory: the port, and switches for everything that can go wrong with one. */
export function createFakeProcessor(): FakeProcessor {
  const invoices = new Map<string, Invoice>();
  const byKey = new Map<string, unknown>();
  let number = 0;
  const idOf = (kind: string) => {
    number += 1;
    return `${kind}_${number}_${randomUUID().slice(0, 8)}`;
  };

  function find<T>(things: Map<string, T>, id: string): T {
    const thing = things.get(id);
    if (!thing) throw new Error(`The fake has no ${id}`);
    return structuredClone(thing);
  }
  /** Made again with the same key it has happened once. */
  function once<T>(key: string, make: () => T): T {
    if (!byKey.has(key)) byKey.set(key, make());
    return byKey.get(key) as T;
  }
  function count(name: string): void {
    fake.calls[name] = (fake.calls[name] ?? 0) + 1;
    const error = fake.failWith[name];
    if (error) throw error;
  }
  function tell(type: string, kind: NonNullable<ProcessorEvent["about"]>["kind"], id: string) {
    fake.events.push({ id: idOf("evt"), type, about: { kind, id } });
  }
  function charge(amountCents: number, email: string | null = null): Charge {
    const id = idOf("ch");
    const fee = { id: `txn_${id}`, amountCents: Math.round(amountCents * 0.029) + 30 };
    const made: Charge = {
      ...{ id, amountCents, currency: "usd", paidAt: fake.clock() },
      ...{ card: { brand: "Visa", last4: "4242" }, email },
      fee: fake.knowsFees ? fee : null,
    };
    fake.charges.set(id, made);
    return made;
  }
  function invoice(subscription: KeptSubscription, paidCents: number, isChange = false): Invoice {
    const id = idOf("in");
    const made: Invoice = {
      ...{ id, subscriptionId: subscription.id, state: "open", paidCents },
      reference: subscription.reference && { ...subscription.reference },
      ...{ periodStart: subscription.periodStart, periodEnd: subscription.periodEnd },
      ...{ isChange, chargeId: null, attempts: 0 },
    };
    invoices.set(id, made);
    subscription.latestInvoiceId = id;
    return made;
  }
  function payInvoice(made: Invoice): string | null {
    made.state = "paid";
    made.attempts += 1;
    made.chargeId = made.paidCents > 0 ? charge(made.paidCents).id : null;
    tell("invoice.paid", "invoice", made.id);
    return made.chargeId;
  }
  function begin(asked: Omit<NewSubscription, "creditCents" | "key">, creditCents: number) {
    const id = idOf("sub");
    const start = fake.clock();
    const made: KeptSubscription = {
      id,
      customerId: asked.customer.customerId ?? idOf("cus"),
      state: "incomplete",
      priceCents: asked.priceCents,
      reference: asked.reference,
      ...{ periodStart: start, periodEnd: new Date(start.getTime() + MONTH_MS) },
      ...{ cancelAt: null, clientSecret: `${id}_secret`, latestInvoiceId: null, creditCents },
    };
    fake.subscriptions.set(id, made);
    invoice(made, asked.priceCents - creditCents);
    tell("customer.subscription.created", "subscription", id);
    return made;
  }
  const requireKept = (id: string): KeptSubscription => {
    const kept = fake.subscriptions.get(id);
    if (!kept) throw new Error(`The fake has no ${id}`);
    return kept;
  };

  const fake: FakeProcessor = {
    name: "sandbox",
    publishableKey: null,
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    intents: new Map(),
    subscriptions: new Map(),
    checkouts: new Map(),
    events: [],
    calls: {},
    failWith: {},
    refundsArePending: false,
    knowsFees: true,
    clock: () => new Date(),

    async createIntent({ key, amountCents, reference }) {
      count("createIntent");
      const made = once(key, () => {
        const id = idOf("pi");
        const intent: Intent = {
          ...{ id, clientSecret: `${id}_secret`, state: "open", amountCents },
          ...{ reference, chargeId: null },
        };
        fake.intents.set(id, intent);
        return intent;
      });
      return structuredClone(made);
    },
    async findIntent(id) {
      count("findIntent");
      return find(fake.intents, id);
    },
    async cancelIntent(id) {
      count("cancelIntent");
      const intent = fake.intents.get(id);
      if (intent?.state === "open") {
        intent.state = "cancelled";
        tell("payment_intent.canceled", "intent", id);
      }
      return find(fake.intents, id);
    },
    async createSubscription({ key, creditCents, ...asked }) {
      count("createSubscription");
      return structuredClone(once(key, () => begin(asked, creditCents)));
    },
    async createHostedCheckout({ key, ...asked }) {
      count("createHostedCheckout");
      const made = once(key, () => {
        const id = idOf("cs");
        const checkout: HostedCheckout = {
          ...{ id, url: `https://pay.example/${id}`, state: "open", subscriptionId: null },
        };
        fake.checkouts.set(id, checkout);
        byKey.set(`asked-${id}`, { key, ...asked });
        return checkout;
      });
      return structuredClone(made);
    },
    async findHostedCheckout(id) {
      count("findHostedCheckout");
      return find(fake.checkouts, id);
    },
    async findSubscription(id) {
      count("findSubscription");
      return find(fake.subscriptions, id);
    },
    async changePrice({ key, id, priceCents, reference, prorates }) {
      count("changePrice");
      once(key, () => {
        const kept = requireKept(id);
        const difference = priceCents - kept.priceCents;
        Object.assign(kept, { priceCents, reference });
        tell("customer.subscription.updated", "subscription", id);
        if (prorates && difference > 0) payInvoice(invoice(kept, difference, true));
        return true;
      });
      return find(fake.subscriptions, id);
    },
    async previewChange({ id, priceCents }) {
      return Math.max(0, priceCents - requireKept(id).priceCents);
    },
    async cancelSubscription({ id, at }) {
      count("cancelSubscription");
      const kept = requireKept(id);
      if (at === "now") kept.state = "ended";
      else kept.cancelAt = kept.periodEnd;
      tell("customer.subscription.updated", "subscription", id);
      return find(fake.subscriptions, id);
    },
    async resumeSubscription(id) {
      requireKept(id).cancelAt = null;
      tell("customer.subscription.updated", "subscription", id);
      return find(fake.subscriptions, id);
    },
    async findInvoice(id) {
      count("findInvoice");
      return find(invoices, id);
    },
    async createPortalLink(customerId) {
      return `https://pay.example/portal/${customerId}`;
    },
    async refund({ key, chargeId, amountCents }) {
      count("refund");
      const made = once(key, () => {
        const gone = [...fake.refunds.values()]
          .filter((each) => each.chargeId === chargeId && each.state !== "failed")
          .reduce((sum, each) => sum + each.amountCents, 0);
        if (gone + amountCents > find(fake.charges, chargeId).amountCents) {
          throw new PaymentRefusedError("More than is left.");
        }
        const isDisputed = [...fake.disputes.values()].some(
          (each) => each.chargeId === chargeId && each.state !== "won",
        );
        if (isDisputed) throw new PaymentRefusedError("The charge is disputed.");
        const state = fake.refundsArePending ? "pending" : "succeeded";
        const refund: Refund = { id: idOf("re"), chargeId, amountCents, state };
        fake.refunds.set(refund.id, refund);
        tell("refund.created", "refund", refund.id);
        return refund;
      });
      return structuredClone(made);
    },
    async findRefund(id) {
      return find(fake.refunds, id);
    },
    async findCharge(id) {
      count("findCharge");
      return find(fake.charges, id);
    },
    async findDispute(id) {
      return find(fake.disputes, id);
    },
    readEvent(body, headers, now) {
      const [time = "", given] = (headers.get(SIGNATURE) ?? "").split(",");
      if (given !== macOf(FAKE_SECRET, `${time}.${body}`)) throw new ForgedEventError("unsigned");
      if (Math.abs(now.getTime() - Number(time)) > TOLERANCE_MS) {
        throw new ForgedEventError("too old");
      }
      return JSON.parse(String(body)) as ProcessorEvent;
    },

    pay(id, email) {
      const intent = fake.intents.get(id);
      if (intent?.state !== "open") throw new Error(`${id} cannot be paid`);
      intent.state = "succeeded";
      intent.chargeId = charge(intent.amountCents, email).id;
      tell("payment_intent.succeeded", "intent", id);
      return intent.chargeId;
    },
    decline(id) {
      tell("payment_intent.payment_failed", "intent", id);
    },
    payFirst(id) {
      const kept = requireKept(id);
      const first = invoices.get(kept.latestInvoiceId ?? "");
      if (!first || kept.state !== "incomplete") throw new Error(`${id} cannot be paid`);
      Object.assign(kept, { state: "active", clientSecret: null });
      const chargeId = payInvoice(first);
      tell("customer.subscription.updated", "subscription", id);
      return chargeId;
    },
    payCheckout(id) {
      const checkout = fake.checkouts.get(id);
      if (checkout?.state !== "open") throw new Error(`${id} cannot be paid`);
      const made = begin(byKey.get(`asked-${id}`) as NewSubscription, 0);
      Object.assign(checkout, { state: "complete", url: null, subscriptionId: made.id });
      fake.payFirst(made.id);
      tell("checkout.session.completed", "hosted-checkout", id);
      return made.id;
    },
    renew(id, card) {
      const kept = requireKept(id);
      kept.periodStart = kept.periodEnd;
      kept.periodEnd = new Date(kept.periodStart.getTime() + MONTH_MS);
      const next = invoice(kept, kept.priceCents);
      kept.state = card === "good" ? "active" : "past-due";
      if (card === "good") payInvoice(next);
      else tell("invoice.payment_failed", "invoice", next.id);
      tell("customer.subscription.updated", "subscription", id);
    },
    endRefund(id, state) {
      const refund = fake.refunds.get(id);
      if (refund) refund.state = state;
      tell(state === "failed" ? "refund.failed" : "refund.updated", "refund", id);
    },
    tellFee(chargeId) {
      const kept = fake.charges.get(chargeId);
      if (!kept) throw new Error(`The fake has no ${chargeId}`);
      const amountCents = Math.round(kept.amountCents * 0.029) + 30;
      kept.fee ??= { id: `txn_${chargeId}`, amountCents };
      tell("charge.updated", "charge", chargeId);
    },
    dispute(chargeId) {
      const { amountCents } = find(fake.charges, chargeId);
      const id = idOf("dp");
      fake.disputes.set(id, { id, chargeId, amountCents, state: "open" });
      tell("charge.dispute.created", "dispute", id);
      return id;
    },
    endDispute(id, state) {
      const kept = fake.disputes.get(id);
      if (kept) kept.state = state;
      tell("charge.dispute.closed", "dispute", id);
    },
    sign(event, secret = FAKE_SECRET, at = new Date()) {
      const body = JSON.stringify(event);
      const time = String(at.getTime());
      return { body, signature: `${time},${macOf(secret, `${time}.${body}`)}` };
    },
  };
  return fake;
}

const macOf = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("hex");
