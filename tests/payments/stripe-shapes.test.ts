import { pino } from "pino";
import Stripe from "stripe";
import { afterAll, describe, expect, test } from "vitest";
import { ForgedEventError, PaymentRefusedError } from "#src/platform/payments/processor.server.ts";
import { createStripeProcessor } from "#src/platform/stripe/stripe-processor.server.ts";
import { WEBHOOK_SECRET } from "./open-stripe-at.ts";
import { newIntent, newSubscription } from "./processor-suite.ts";
import { signStripeEvent } from "./stripe-bench.ts";
import { type StripeAnswer, StripeRefusal, startStripeHttp } from "./stripe-http.ts";

let answer: StripeAnswer = () => ({});
const http = await startStripeHttp((request) => answer(request));
afterAll(() => http.close());

const warnings: object[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => warnings.push(JSON.parse(line)) });
const processorWith = (secretKey: string) =>
  createStripeProcessor({
    secretKey,
    publishableKey: "pk_test_123",
    webhookSecret: WEBHOOK_SECRET,
    apiBase: http.url,
    log,
  });
const processor = processorWith("sk_test_123");

const MONTH = { current_period_start: 1_790_000_000, current_period_end: 1_792_592_000 };
const item = (more: object = {}) => ({
  id: "si_1",
  object: "subscription_item",
  price: { unit_amount: 5900 },
  ...MONTH,
  ...more,
});

/** As Stripe's open-source mock server has it: no state, and fixtures for everything. */
const FIXTURE = {
  id: "sub_1",
  object: "subscription",
  customer: "cus_1",
  status: "active",
  metadata: {},
  cancel_at: 1_234_567_890,
  cancel_at_period_end: false,
  ended_at: 1_234_567_890,
  items: { data: [item()] },
  latest_invoice: null,
};

describe("the mock server's fixtures", () => {
  test("without a secret are a payment that could not be set up", async () => {
    answer = ({ path }) => (path === "/v1/subscriptions" ? FIXTURE : { id: "x_1" });
    await expect(processor.createSubscription(newSubscription())).rejects.toThrow(
      PaymentRefusedError,
    );
    answer = () => ({ id: "pi_1", status: "requires_payment_method", amount: 5900 });
    await expect(processor.createIntent(newIntent())).rejects.toThrow("could not be set up");
    const { creditCents, ...plan } = newSubscription();
    answer = () => ({ id: "cs_1", status: "open", url: null });
    await expect(
      processor.createHostedCheckout({ ...plan, successUrl: "http://l", cancelUrl: "http://l" }),
    ).rejects.toThrow(PaymentRefusedError);
  });

  test("are read without a crash, with nobody's reference", async () => {
    answer = () => FIXTURE;
    expect(await processor.findSubscription("sub_1")).toMatchObject({
      reference: null,
      clientSecret: null,
      cancelAt: new Date(1_234_567_890_000),
    });
  });
});

describe("another shape is an error, so that it is asked for again", () => {
  test.each<[string, object]>([
    ["periods on the subscription", { ...FIXTURE, ...MONTH, items: { data: [{ id: "si_1" }] } }],
    ["a state that nobody knows", { ...FIXTURE, status: "hibernating" }],
    ["no item", { ...FIXTURE, items: { data: [] } }],
    ["no time", { ...FIXTURE, items: { data: [item({ current_period_end: null })] } }],
  ])("%s", async (_, body) => {
    answer = () => body;
    const asked = processor.findSubscription("sub_1");
    await expect(asked).rejects.toThrow();
    await expect(asked).rejects.not.toThrow(PaymentRefusedError);
  });

  test("an invoice that was paid by a charge which it does not name", async () => {
    const payment = { status: "paid", payment: { type: "payment_intent", payment_intent: "pi_1" } };
    answer = () => ({
      id: "in_1",
      status: "paid",
      amount_paid: 5900,
      attempt_count: 1,
      period_start: 1,
      period_end: 2,
      parent: null,
      lines: { data: [] },
      payments: { data: [payment] },
    });
    await expect(processor.findInvoice("in_1")).rejects.toThrow("names no charge");
  });
});

describe("what Stripe refuses", () => {
  const refusals: [string, StripeRefusal, boolean][] = [
    ["for good", new StripeRefusal(400, "parameter_invalid", "No such currency"), true],
    ["because of the card", new StripeRefusal(402, "card_declined", "No.", "card_error"), true],
    ["because it is busy", new StripeRefusal(429, "rate_limit", "Slow down"), false],
    ["because it is broken", new StripeRefusal(500, "", "Oh no", "api_error"), false],
    ["because of the key", new StripeRefusal(401, "", "Invalid API Key"), false],
  ];
  test.each(refusals)(
    "%s",
    async (_, refusal, isForGood) => {
      answer = () => {
        throw refusal;
      };
      const error = await processor.createIntent(newIntent()).catch((thrown: unknown) => thrown);
      expect(error instanceof PaymentRefusedError).toBe(isForGood);
      expect(error).toBeInstanceOf(Error);
      // People may read it: nothing of the inside is in it.
      if (isForGood) expect((error as Error).message).not.toContain("currency");
    },
    20_000,
  );

  test("once for a passing reason is tried again under the same key", async () => {
    http.requests.splice(0);
    let tries = 0;
    answer = () => {
      tries += 1;
      if (tries === 1) throw new StripeRefusal(503, "", "Later", "api_error");
      return { id: "pi_1", status: "requires_payment_method", amount: 5900, client_secret: "s" };
    };
    await processor.createIntent(newIntent({ key: "again" }));
    expect(http.requests.map(({ headers }) => headers["idempotency-key"])).toEqual([
      "again:intent",
      "again:intent",
    ]);
  }, 20_000);
});

describe("an event", () => {
  const at = new Date("2026-11-16T12:00:00Z");
  const thing = { object: "invoice", id: "in_1" };
  const read = (changed: object, secretKey = "sk_test_123") => {
    const { body, headers } = signStripeEvent({ thing, at, changed });
    return processorWith(secretKey).readEvent(body, headers, at);
  };

  test("of another mode than the key is a forgery", () => {
    expect(() => read({ livemode: true })).toThrow(ForgedEventError);
    expect(() => read({}, "sk_live_123")).toThrow(ForgedEventError);
    expect(read({ livemode: true }, "rk_live_123").about).toEqual({ kind: "invoice", id: "in_1" });
  });

  test("of another version is taken, with a warning", () => {
    warnings.splice(0);
    expect(read({}).about?.id).toBe("in_1");
    expect(warnings).toEqual([]);
    expect(read({ api_version: "2024-06-20" }).about?.id).toBe("in_1");
    expect(warnings).toMatchObject([{ version: "2024-06-20", expected: Stripe.API_VERSION }]);
  });

  test("with another secret is a forgery", () => {
    const { body, headers } = signStripeEvent({ thing, at, secret: "whsec_other" });
    expect(() => processor.readEvent(body, headers, at)).toThrow(ForgedEventError);
  });

  test("about an inquiry, which moves no money, is about nothing of ours", () => {
    const inquiry = { object: "dispute", id: "du_1", status: "warning_needs_response" };
    const { body, headers } = signStripeEvent({ thing: inquiry, at });
    expect(processor.readEvent(body, headers, at).about).toBeNull();
  });

  test("without the fields of one is an error, not skipped", () => {
    expect(() => read({ data: {} })).toThrow();
  });
});
