import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
  NewHostedCheckout,
  NewIntent,
  NewSubscription,
} from "#src/platform/payments/processor.server.ts";
import { monthsAfter } from "#src/shared/months-after.ts";
import { describeEvents } from "./event-suite.ts";
import type { ProcessorBench } from "./processor-bench.ts";

const reference = { orderId: 12, product: "promotion", subjectId: "345", item: 2 };

export const newIntent = (changed: Partial<NewIntent> = {}): NewIntent => ({
  key: randomUUID(),
  amountCents: 5900,
  description: "Premium Featured for Halfway Rock, 1 month",
  reference,
  ...changed,
});

export const newSubscription = (changed: Partial<NewSubscription> = {}): NewSubscription => ({
  key: randomUUID(),
  customer: { userId: "u1", email: "nora@example.com", name: "Nora Quay", customerId: null },
  priceCents: 5900,
  creditCents: 0,
  description: "Premium Featured for Halfway Rock",
  reference,
  ...changed,
});

export const newCheckout = (): NewHostedCheckout => {
  const { creditCents, ...subscription } = newSubscription({ priceCents: 3900 });
  const page = "http://localhost:3000/event-subscription";
  return { ...subscription, successUrl: `${page}?done=1`, cancelUrl: page };
};

/** What Landfall relies on, whoever takes the money. */
export function describeProcessor(name: string, open: () => Promise<ProcessorBench>): void {
  describe(`payments by ${name}`, () => {
    let bench: ProcessorBench;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());
    const bench_ = () => bench;
    describeIntents(bench_);
    describeSubscriptions(bench_);
    describeRenewals(bench_);
    describeChanges(bench_);
    describeMoneyBack(bench_);
    describeEvents(bench_);
  });
}

type Bench = () => ProcessorBench;

function describeIntents(bench: Bench): void {
  test("an intent is open, carries our reference and is made once for a key", async () => {
    const { processor } = bench();
    const intent = newIntent();
    const [first, again] = await Promise.all([
      processor.createIntent(intent),
      processor.createIntent(intent),
    ]);
    expect(first).toMatchObject({ state: "open", amountCents: 5900, reference, chargeId: null });
    expect(first.clientSecret).toContain(first.id);
    expect(again).toEqual(first);
    expect(await processor.findIntent(first.id)).toEqual(first);
    const changed = { ...intent, amountCents: 2900 };
    await expect(processor.createIntent(changed)).rejects.toThrow();
  });

  test("a declined card leaves the intent open for another one; paid, it names its charge", async () => {
    const { processor, pay, now } = bench();
    const { id, clientSecret } = await processor.createIntent(newIntent());
    expect(await pay(clientSecret, "declined")).toBe("failed");
    expect(await processor.findIntent(id)).toMatchObject({ state: "open", chargeId: null });
    expect(await pay(clientSecret)).toBe("succeeded");
    const { state, chargeId } = await processor.findIntent(id);
    expect(state).toBe("succeeded");
    const charge = await processor.findCharge(chargeId ?? "");
    expect(charge).toMatchObject({ amountCents: 5900, card: { brand: "Visa", last4: "4242" } });
    expect(Math.abs(+charge.paidAt - +now())).toBeLessThan(60_000);
    expect(await bench().toldAbout(id)).toEqual([
      "payment_intent.payment_failed",
      "payment_intent.succeeded",
    ]);
  });

  test("of two who have the same page open, the charge names whoever paid", async () => {
    const { processor, pay } = bench();
    const { id, clientSecret } = await processor.createIntent(newIntent());
    expect(await pay(clientSecret, "declined", "first@example.com")).toBe("failed");
    expect(await pay(clientSecret, "good", "second@example.com")).toBe("succeeded");
    expect(await pay(clientSecret, "good", "third@example.com")).toBe("succeeded");
    const { chargeId } = await processor.findIntent(id);
    expect(await processor.findCharge(chargeId ?? "")).toMatchObject({
      email: "second@example.com",
    });
  });

  test("an intent that is cancelled cannot be paid, one that is paid stays paid", async () => {
    const { processor, pay } = bench();
    const closed = await processor.createIntent(newIntent());
    expect(await processor.cancelIntent(closed.id)).toMatchObject({ state: "cancelled" });
    expect(await processor.cancelIntent(closed.id)).toMatchObject({ state: "cancelled" });
    expect(await pay(closed.clientSecret)).toBe("failed");
    const paid = await processor.createIntent(newIntent());
    await pay(paid.clientSecret);
    expect(await processor.cancelIntent(paid.id)).toMatchObject({ state: "succeeded" });
  });

  test("an amount that is too small is refused in words", async () => {
    await expect(bench().processor.createIntent(newIntent({ amountCents: 49 }))).rejects.toThrow(
      "This amount is too small to be charged.",
    );
  });

  test("what nobody has made is an error", async () => {
    const { processor } = bench();
    await expect(processor.findIntent("pi_none")).rejects.toThrow();
    await expect(processor.findSubscription("sub_none")).rejects.toThrow();
  });
}

function describeSubscriptions(bench: Bench): void {
  test("a subscription waits for its first payment, then runs a month", async () => {
    const { processor, pay, now, toldAbout } = bench();
    const wanted = newSubscription();
    const made = await processor.createSubscription(wanted);
    expect(made).toMatchObject({ state: "incomplete", priceCents: 5900, reference });
    expect((await processor.createSubscription(wanted)).id).toBe(made.id);
    await pay(made.clientSecret ?? "");
    const running = await processor.findSubscription(made.id);
    expect(running).toMatchObject({ state: "active", cancelAt: null, clientSecret: null });
    expect(running.customerId).toBe(made.customerId);
    expect(Math.abs(+running.periodStart - +now())).toBeLessThan(60_000);
    expect(running.periodEnd).toEqual(monthsAfter(running.periodStart, 1));
    expect(await toldAbout(made.id)).toContain("customer.subscription.updated");
  });

  test("credit is taken off the first invoice, which names its charge", async () => {
    const { processor, pay } = bench();
    const made = await processor.createSubscription(newSubscription({ creditCents: 1900 }));
    await pay(made.clientSecret ?? "");
    const invoice = await lastInvoice(bench(), made.id);
    expect(invoice).toMatchObject({
      subscriptionId: made.id,
      state: "paid",
      paidCents: 4000,
      reference,
      attempts: 1,
    });
    expect(invoice.periodEnd).toEqual(monthsAfter(invoice.periodStart, 1));
    const charge = await processor.findCharge(invoice.chargeId ?? "");
    expect(charge.amountCents).toBe(4000);
  });

  test("one that credit pays for runs at once and asks for no card", async () => {
    const wanted = newSubscription({ creditCents: 5900 });
    const made = await bench().processor.createSubscription(wanted);
    expect(made).toMatchObject({ state: "active", clientSecret: null });
  });

  test("one that nobody pays for in a day is over", async () => {
    const { processor, now, passTo } = bench();
    const made = await processor.createSubscription(newSubscription());
    await passTo(new Date(+now() + 24 * 3_600_000));
    expect(await processor.findSubscription(made.id)).toMatchObject({
      state: "ended",
      clientSecret: null,
    });
  });

  test("a hosted checkout is made once for a key and becomes a subscription when it is paid", async () => {
    const { processor, payHosted, toldAbout } = bench();
    const wanted = newCheckout();
    const checkout = await processor.createHostedCheckout(wanted);
    expect(checkout).toMatchObject({ state: "open", subscriptionId: null });
    expect(checkout.url).toMatch(/^https?:/);
    expect(await processor.createHostedCheckout(wanted)).toEqual(checkout);
    await payHosted(checkout.id);
    const { state, subscriptionId } = await processor.findHostedCheckout(checkout.id);
    expect(state).toBe("complete");
    expect(await processor.findSubscription(subscriptionId ?? "")).toMatchObject({
      state: "active",
      priceCents: 3900,
      reference,
    });
    expect(await toldAbout(checkout.id)).toEqual(["checkout.session.completed"]);
  });

  test("cancelled, it runs to the end of what is paid, and can be taken up again until then", async () => {
    const { processor, passTo } = bench();
    const { id, periodEnd } = await running(bench());
    const cancelled = await processor.cancelSubscription({ id, at: "period-end" });
    expect(cancelled).toMatchObject({ state: "active", cancelAt: periodEnd });
    expect(await processor.resumeSubscription(id)).toMatchObject({ cancelAt: null });
    await processor.cancelSubscription({ id, at: "period-end" });
    await passTo(new Date(+periodEnd + 1000));
    expect(await processor.findSubscription(id)).toMatchObject({ state: "ended" });
    await expect(processor.resumeSubscription(id)).rejects.toThrow();
  });

  test("there is a page where its payer changes the card", async () => {
    const { customerId } = await running(bench());
    const link = await bench().processor.createPortalLink(customerId, "http://localhost/back");
    expect(link).toMatch(/^https?:/);
  });

  test("cancelled at once, it is over", async () => {
    const { processor } = bench();
    const { id } = await running(bench());
    expect(await processor.cancelSubscription({ id, at: "now" })).toMatchObject({ state: "ended" });
    expect(await processor.cancelSubscription({ id, at: "now" })).toMatchObject({ state: "ended" });
  });
}

function describeRenewals(bench: Bench): void {
  test("a month later it is charged again, and each period is counted from the first", async () => {
    const { processor, passTo } = bench();
    await passTo(new Date("2028-01-31T10:00:00Z"));
    const { id, periodStart, periodEnd } = await running(bench());
    expect(periodEnd).toEqual(monthsAfter(periodStart, 1));
    await passTo(new Date(+periodEnd + 60_000));
    const renewed = await processor.findSubscription(id);
    expect(renewed).toMatchObject({ state: "active", periodStart: periodEnd });
    expect(renewed.periodEnd).toEqual(monthsAfter(periodStart, 2));
    const invoice = await lastInvoice(bench(), id);
    expect(invoice).toMatchObject({ state: "paid", paidCents: 5900, periodStart: periodEnd });
  });

  test("a card that is refused leaves it past due, with an open invoice", async () => {
    const { processor, passTo, loseCards, toldAbout } = bench();
    const { id, periodEnd } = await running(bench());
    await loseCards();
    await passTo(new Date(+periodEnd + 60_000));
    expect(await processor.findSubscription(id)).toMatchObject({ state: "past-due" });
    const invoice = await lastInvoice(bench(), id);
    expect(invoice).toMatchObject({ state: "open", paidCents: 0, chargeId: null, attempts: 1 });
    expect(await toldAbout(invoice.id)).toContain("invoice.payment_failed");
  });
}

function describeChanges(bench: Bench): void {
  const dearer = {
    priceCents: 9900,
    description: "Top Featured",
    reference: { ...reference, item: 3 },
  };

  test("a dearer price charges the difference for the days that are left, once for a key", async () => {
    const { processor, passTo } = bench();
    const { id, periodStart, periodEnd } = await running(bench());
    await passTo(new Date((+periodStart + +periodEnd) / 2));
    const preview = await processor.previewChange({ id, ...dearer });
    expect(preview).toBeGreaterThan(1990);
    expect(preview).toBeLessThanOrEqual(2001);
    const change = { id, key: randomUUID(), prorates: true, ...dearer };
    const changed = await processor.changePrice(change);
    expect(changed).toMatchObject({ priceCents: 9900, reference: dearer.reference, periodEnd });
    const invoice = await lastInvoice(bench(), id);
    expect(invoice.isChange).toBe(true);
    expect(Math.abs(invoice.paidCents - preview)).toBeLessThanOrEqual(1);
    await processor.changePrice(change);
    expect((await lastInvoice(bench(), id)).id).toBe(invoice.id);
  });

  test("without the difference it counts from the next month on", async () => {
    const { processor, passTo } = bench();
    const { id, periodEnd } = await running(bench());
    const before = await lastInvoice(bench(), id);
    const key = randomUUID();
    await processor.changePrice({ id, key, prorates: false, ...dearer, priceCents: 2900 });
    expect((await lastInvoice(bench(), id)).id).toBe(before.id);
    await passTo(new Date(+periodEnd + 60_000));
    expect(await lastInvoice(bench(), id)).toMatchObject({
      paidCents: 2900,
      isChange: false,
      reference: dearer.reference,
    });
  });

  describe("where a cheaper price is agreed from the next month on", () => {
    const paidAs = { item: 2, priceCents: 5900 };
    const cheaper = {
      priceCents: 2900,
      description: "Basic Featured",
      reference: { ...reference, item: 1 },
    };
    const agreed = async () => {
      const { id } = await running(bench());
      await bench().processor.changePrice({ id, key: randomUUID(), prorates: false, ...cheaper });
      return id;
    };

    test("a dearer one charges the difference to what this month was paid as", async () => {
      const { processor } = bench();
      const id = await agreed();
      const preview = await processor.previewChange({ id, ...dearer, running: paidAs });
      expect(preview).toBeGreaterThan(3990);
      expect(preview).toBeLessThanOrEqual(4000);
      const change = { id, key: randomUUID(), prorates: true, ...dearer, running: paidAs };
      const { reference: changed, priceCents } = await processor.changePrice(change);
      expect({ changed, priceCents }).toEqual({ changed: dearer.reference, priceCents: 9900 });
      const invoice = await lastInvoice(bench(), id);
      expect(Math.abs(invoice.paidCents - preview)).toBeLessThanOrEqual(1);
      expect(await processor.changePrice(change)).toMatchObject({ priceCents: 9900 });
      expect((await lastInvoice(bench(), id)).id).toBe(invoice.id);
    });

    test("a card that is refused leaves it agreed", async () => {
      const { processor, loseCards } = bench();
      const id = await agreed();
      await loseCards();
      const change = { id, key: randomUUID(), prorates: true, ...dearer, running: paidAs };
      await expect(processor.changePrice(change)).rejects.toThrow(/declined/);
      const { priceCents, reference: after } = await processor.findSubscription(id);
      expect({ priceCents, after }).toEqual({ priceCents: 2900, after: cheaper.reference });
    });
  });

  test("a card that is refused leaves the price as it was", async () => {
    const { processor, loseCards } = bench();
    const { id } = await running(bench());
    await loseCards();
    const change = { id, key: randomUUID(), prorates: true, ...dearer };
    await expect(processor.changePrice(change)).rejects.toThrow(/declined/);
    expect(await processor.findSubscription(id)).toMatchObject({ priceCents: 5900, reference });
  });
}

function describeMoneyBack(bench: Bench): void {
  test("refunds go back in parts, once for a key, and never more than is left", async () => {
    const { processor, toldAbout } = bench();
    const chargeId = await charged(bench());
    const part = { key: randomUUID(), chargeId, amountCents: 2000 };
    const refund = await processor.refund(part);
    expect(refund).toMatchObject({ chargeId, amountCents: 2000, state: "succeeded" });
    expect(await processor.refund(part)).toEqual(refund);
    expect(await processor.findRefund(refund.id)).toEqual(refund);
    await expect(
      processor.refund({ key: randomUUID(), chargeId, amountCents: 3901 }),
    ).rejects.toThrow("This is more than is left of the payment.");
    await processor.refund({ key: randomUUID(), chargeId, amountCents: 3900 });
    expect(await toldAbout(refund.id)).toEqual(["refund.created"]);
  });

  test("the fee is known a while later", async () => {
    const { processor, now, passTo, toldAbout } = bench();
    const chargeId = await charged(bench());
    expect((await processor.findCharge(chargeId)).fee).toBeNull();
    await passTo(new Date(+now() + 120_000));
    const { fee } = await processor.findCharge(chargeId);
    expect(fee).toMatchObject({ amountCents: 201 });
    expect(await toldAbout(chargeId)).toContain("charge.updated");
  });

  test("a dispute is open, then won or lost", async () => {
    const { processor, openDispute, settleDispute, toldAbout } = bench();
    for (const outcome of ["won", "lost"] as const) {
      const chargeId = await charged(bench());
      const id = await openDispute(chargeId);
      expect(await processor.findDispute(id)).toEqual({
        id,
        chargeId,
        amountCents: 5900,
        state: "open",
      });
      await settleDispute(id, outcome);
      expect(await processor.findDispute(id)).toMatchObject({ state: outcome });
      expect(await toldAbout(id)).toEqual(["charge.dispute.created", "charge.dispute.closed"]);
    }
  });
}

async function running({ processor, pay }: ProcessorBench) {
  const { id, clientSecret } = await processor.createSubscription(newSubscription());
  await pay(clientSecret ?? "");
  return processor.findSubscription(id);
}

async function charged({ processor, pay }: ProcessorBench): Promise<string> {
  const { id, clientSecret } = await processor.createIntent(newIntent());
  await pay(clientSecret);
  return (await processor.findIntent(id)).chargeId ?? "";
}

async function lastInvoice({ processor, lastInvoiceOf }: ProcessorBench, subscriptionId: string) {
  return processor.findInvoice(await lastInvoiceOf(subscriptionId));
}
