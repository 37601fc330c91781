import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";
import { STRIPE_MOCK as mock, openStripeAt } from "./open-stripe-at.ts";
import { newCheckout, newIntent, newSubscription } from "./processor-suite.ts";
import { openRememberedMock, type RememberedMock } from "./stripe-mock-memory.ts";

/** Descriptions of the API from before March 2025 refuse what the pinned SDK's types ask for. */
const isOld = mock !== "" && !(await knowsPeriodsOfItems());
const later = isOld ? test.fails : test;

async function knowsPeriodsOfItems(): Promise<boolean> {
  const answer = await fetch(`${mock}/v1/subscription_items/si_1`, {
    headers: { authorization: "Bearer sk_test_123" },
  });
  return Object.hasOwn((await answer.json()) as object, "current_period_end");
}

describe.skipIf(mock === "")("Stripe's own mock server takes", () => {
  let memory: RememberedMock;
  let processor: PaymentProcessor;
  beforeAll(async () => {
    memory = await openRememberedMock(mock);
    processor = openStripeAt(memory.url);
  });
  afterAll(() => memory.close());

  const { description, reference } = newIntent();
  const ordered = { id: "sub_1", priceCents: 9900, description, reference };
  const metadata = {
    ...{ landfall_order: "12", landfall_product: "promotion" },
    ...{ landfall_subject: "345", landfall_item: "2" },
  };

  test("an intent, its reading and its end", async () => {
    const intent = await processor.createIntent(newIntent());
    expect(intent).toMatchObject({ state: "open", amountCents: 5900, reference });
    expect(intent.clientSecret).not.toBe("");
    expect((await processor.findIntent(intent.id)).reference).toEqual(reference);
    expect((await processor.cancelIntent(intent.id)).id).toBe(intent.id);
  });

  test("a renewing subscription, of a new customer and of a known one", async () => {
    for (const customerId of [null, "cus_1"]) {
      const { customer } = newSubscription();
      const wanted = newSubscription({ customer: { ...customer, customerId } });
      const made = await processor.createSubscription(wanted);
      expect(made).toMatchObject({ state: "incomplete", reference });
      expect(made.clientSecret).not.toBeNull();
      expect((await processor.findSubscription(made.id)).reference).toEqual(reference);
    }
  });

  later("a credit on the first invoice (`discounts` of a subscription)", async () => {
    const made = await processor.createSubscription(newSubscription({ creditCents: 1000 }));
    expect(made.state).toBe("incomplete");
  });

  test("another price at once, and from the next month on", async () => {
    memory.remember("sub_1", { metadata });
    for (const prorates of [true, false]) {
      const changed = await processor.changePrice({ ...ordered, key: `k-${prorates}`, prorates });
      expect(changed).toMatchObject({ id: "sub_1", reference });
    }
  });

  test("a dearer price where a cheaper one was agreed", async () => {
    memory.remember("sub_2", { metadata });
    const running = { item: 3, priceCents: 10_000_000 };
    const change = { ...ordered, id: "sub_2", key: "k", prorates: true, running };
    expect((await processor.changePrice(change)).id).toBe("sub_2");
  });

  later("a preview of another price (`POST /v1/invoices/create_preview`)", async () => {
    memory.remember("sub_1", { metadata });
    expect(await processor.previewChange(ordered)).toBeGreaterThanOrEqual(0);
  });

  test("an end with the period, an end at once, and the resumption", async () => {
    const id = "sub_1";
    expect((await processor.cancelSubscription({ id, at: "period-end" })).id).toBe(id);
    expect((await processor.cancelSubscription({ id, at: "now" })).id).toBe(id);
    expect((await processor.resumeSubscription(id)).id).toBe(id);
  });

  test("a hosted checkout, an invoice and a link to the portal", async () => {
    const checkout = await processor.createHostedCheckout(newCheckout());
    expect(checkout.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect((await processor.findHostedCheckout(checkout.id)).state).toBe("open");
    expect((await processor.findInvoice("in_1")).id).toBe("in_1");
    const link = await processor.createPortalLink("cus_1", "http://localhost:3000/user-dashboard");
    expect(link).toMatch(/^https:/);
  });

  test("a refund, and the reading of charge and dispute", async () => {
    const refund = await processor.refund({ key: "k", chargeId: "ch_1", amountCents: 700 });
    expect(refund).toMatchObject({ chargeId: "ch_1", amountCents: 700 });
    expect(await processor.findRefund(refund.id)).toMatchObject({ chargeId: "ch_1" });
    expect(await processor.findCharge("ch_1")).toMatchObject({
      id: "ch_1",
      card: { last4: "4242" },
    });
    expect((await processor.findDispute("dp_1")).id).toBe("dp_1");
  });
});
