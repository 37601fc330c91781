import Stripe from "stripe";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newIntent, newSubscription } from "./processor-suite.ts";
import { openStripeBench } from "./stripe-bench.ts";

const bench = await openStripeBench();
const { processor, requests, account } = bench;
afterAll(() => bench.close());
beforeEach(() => requests.splice(0));

const METADATA = {
  "metadata[landfall_order]": "12",
  "metadata[landfall_product]": "promotion",
  "metadata[landfall_subject]": "345",
  "metadata[landfall_item]": "2",
};
const PRICE = {
  "items[0][price_data][currency]": "usd",
  "items[0][price_data][product]": "landfall-promotion-2",
  "items[0][price_data][recurring][interval]": "month",
  "items[0][price_data][unit_amount]": "5900",
};

/** What was sent, without what every request carries. */
const sent = () =>
  requests.map(({ method, path, form, headers }) => ({
    call: `${method} ${path}`,
    form,
    key: headers["idempotency-key"],
  }));

describe("the requests to Stripe", () => {
  test("are forms with the pinned version, the key of the site and no telemetry", async () => {
    await processor.createIntent(newIntent());
    await processor.createIntent(newIntent());
    for (const { headers } of requests) {
      expect(headers["stripe-version"]).toBe(Stripe.API_VERSION);
      expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
      expect(headers.authorization).toBe("Bearer sk_test_123");
      expect(headers["x-stripe-client-telemetry"]).toBeUndefined();
    }
  });

  test("for one month: an intent without customer and address", async () => {
    const { id } = await processor.createIntent(newIntent({ key: "k1" }));
    await processor.cancelIntent(id);
    expect(sent()).toEqual([
      {
        call: "POST /v1/payment_intents",
        key: "k1:intent",
        form: {
          amount: "5900",
          currency: "usd",
          description: "Premium Featured for Halfway Rock, 1 month",
          "automatic_payment_methods[enabled]": "true",
          "automatic_payment_methods[allow_redirects]": "never",
          ...METADATA,
        },
      },
      { call: `POST /v1/payment_intents/${id}/cancel`, key: `${id}:cancel`, form: {} },
    ]);
  });

  test("for renewal: customer, product, credit and an unpaid subscription", async () => {
    account.products.clear();
    await processor.createSubscription(newSubscription({ key: "k2", creditCents: 1000 }));
    const [customer, missing, product, coupon, subscription] = sent();
    expect(customer).toEqual({
      call: "POST /v1/customers",
      key: "k2:customer",
      form: {
        email: "nora@example.com",
        name: "Nora Quay",
        "metadata[landfall_user]": "u1",
      },
    });
    expect(missing?.call).toBe("GET /v1/products/landfall-promotion-2");
    expect(product).toEqual({
      call: "POST /v1/products",
      key: "landfall-promotion-2:product",
      form: { id: "landfall-promotion-2", name: "Landfall promotion 2" },
    });
    expect(coupon).toEqual({
      call: "POST /v1/coupons",
      key: "k2:credit",
      form: {
        amount_off: "1000",
        currency: "usd",
        duration: "once",
        max_redemptions: "1",
        name: "Credit for unused days",
      },
    });
    expect(subscription).toEqual({
      call: "POST /v1/subscriptions",
      key: "k2:subscription",
      form: {
        customer: expect.stringMatching(/^cus_/),
        ...PRICE,
        description: "Premium Featured for Halfway Rock",
        ...METADATA,
        payment_behavior: "default_incomplete",
        "payment_settings[payment_method_types][0]": "card",
        "payment_settings[save_default_payment_method]": "on_subscription",
        "discounts[0][coupon]": expect.stringMatching(/^coupon_/),
        "expand[0]": "latest_invoice.confirmation_secret",
      },
    });
  });

  test("for a customer and a product that are known ask for neither again", async () => {
    const { customer } = newSubscription();
    const known = { ...customer, customerId: "cus_known" };
    await processor.createSubscription(newSubscription({ customer: known }));
    expect(sent().map(({ call }) => call)).toEqual([
      "GET /v1/products/landfall-promotion-2",
      "POST /v1/subscriptions",
    ]);
    expect(requests[1]?.form.customer).toBe("cus_known");
  });

  test("for the plan: a hosted checkout, with no mode of its page", async () => {
    const { creditCents, ...plan } = newSubscription({ key: "k3", priceCents: 3900 });
    const urls = { successUrl: "https://l.example/done", cancelUrl: "https://l.example/back" };
    await processor.createHostedCheckout({ ...plan, ...urls });
    expect(sent().at(-1)).toEqual({
      call: "POST /v1/checkout/sessions",
      key: "k3:checkout",
      form: {
        mode: "subscription",
        customer: expect.stringMatching(/^cus_/),
        "line_items[0][price_data][currency]": "usd",
        "line_items[0][price_data][product]": "landfall-promotion-2",
        "line_items[0][price_data][recurring][interval]": "month",
        "line_items[0][price_data][unit_amount]": "3900",
        "line_items[0][quantity]": "1",
        success_url: "https://l.example/done",
        cancel_url: "https://l.example/back",
        ...METADATA,
        "subscription_data[description]": "Premium Featured for Halfway Rock",
        ...Object.fromEntries(
          Object.entries(METADATA).map(([name, value]) => [
            name.replace("metadata", "subscription_data[metadata]"),
            value,
          ]),
        ),
      },
    });
  });

  test("for another price: at once with its difference, or from the next month on", async () => {
    const { id, clientSecret } = await processor.createSubscription(newSubscription());
    await bench.pay(clientSecret ?? "");
    const { reference } = newSubscription();
    const change = { id, priceCents: 9900, description: "Top Featured", reference };
    requests.splice(0);
    await processor.changePrice({ ...change, key: "k4", prorates: true });
    await processor.changePrice({ ...change, key: "k5", prorates: false, priceCents: 5900 });
    const updates = sent().filter(({ call }) => call.startsWith("POST"));
    const common = {
      ...PRICE,
      "items[0][id]": `si_${id}`,
      description: "Top Featured",
      ...METADATA,
      "expand[0]": "latest_invoice.confirmation_secret",
    };
    expect(updates).toEqual([
      {
        call: `POST /v1/subscriptions/${id}`,
        key: "k4:change",
        form: {
          ...common,
          "items[0][price_data][unit_amount]": "9900",
          proration_behavior: "always_invoice",
          payment_behavior: "error_if_incomplete",
        },
      },
      {
        call: `POST /v1/subscriptions/${id}`,
        key: "k5:change",
        form: { ...common, proration_behavior: "none" },
      },
    ]);
  });

  test("for what another price would cost: a preview of its invoice, which changes nothing", async () => {
    const { id, clientSecret } = await processor.createSubscription(newSubscription());
    await bench.pay(clientSecret ?? "");
    const { reference } = newSubscription();
    requests.splice(0);
    await processor.previewChange({ id, priceCents: 9900, description: "Top", reference });
    const nested = Object.entries({
      ...PRICE,
      "items[0][id]": `si_${id}`,
      "items[0][price_data][unit_amount]": "9900",
    }).map(([name, value]) => [name.replace("items", "subscription_details[items]"), value]);
    expect(sent()).toEqual([
      { call: `GET /v1/subscriptions/${id}`, key: undefined, form: {} },
      { call: "GET /v1/products/landfall-promotion-2", key: undefined, form: {} },
      {
        call: "POST /v1/invoices/create_preview",
        key: expect.any(String),
        form: {
          subscription: id,
          ...Object.fromEntries(nested),
          "subscription_details[proration_behavior]": "always_invoice",
        },
      },
    ]);
  });

  test("for an end at once, or before anything was paid: a deletion, and none of what is over", async () => {
    const paid = await processor.createSubscription(newSubscription());
    await bench.pay(paid.clientSecret ?? "");
    const unpaid = await processor.createSubscription(newSubscription());
    requests.splice(0);
    await processor.cancelSubscription({ id: paid.id, at: "now" });
    await processor.cancelSubscription({ id: unpaid.id, at: "period-end" });
    await processor.cancelSubscription({ id: paid.id, at: "now" });
    expect(sent().filter(({ call }) => !call.startsWith("GET"))).toEqual([
      { call: `DELETE /v1/subscriptions/${paid.id}`, key: undefined, form: {} },
      { call: `DELETE /v1/subscriptions/${unpaid.id}`, key: undefined, form: {} },
    ]);
  });

  test("for an invoice: with the payment that names its charge", async () => {
    const { clientSecret } = await processor.createSubscription(newSubscription());
    await bench.pay(clientSecret ?? "");
    const [id = ""] = [...account.invoices.keys()].slice(-1);
    requests.splice(0);
    await processor.findInvoice(id);
    expect(sent()).toEqual([
      {
        call: `GET /v1/invoices/${id}`,
        key: undefined,
        form: { "expand[0]": "payments.data.payment.payment_intent" },
      },
    ]);
  });

  test("for a dearer price, where a cheaper one waits: first back to what was paid", async () => {
    const { id, clientSecret } = await processor.createSubscription(newSubscription());
    await bench.pay(clientSecret ?? "");
    const { reference } = newSubscription();
    const change = { id, description: "Featured" };
    const cheaper = { priceCents: 2900, reference: { ...reference, item: 1 } };
    const dearer = { priceCents: 9900, reference: { ...reference, item: 3 } };
    const running = { item: 2, priceCents: 5900 };
    await processor.changePrice({ ...change, ...cheaper, key: "k7", prorates: false });
    requests.splice(0);
    await processor.changePrice({ ...change, ...dearer, running, key: "k8", prorates: true });
    const updates = requests.filter(({ path, method }) => method === "POST" && path.endsWith(id));
    expect(updates.map(({ form }) => form)).toEqual([
      { ...PRICE, "items[0][id]": `si_${id}`, ...METADATA, proration_behavior: "none" },
      expect.objectContaining({
        "items[0][price_data][unit_amount]": "9900",
        proration_behavior: "always_invoice",
      }),
    ]);
  });

  test("for money back, a fee and a portal", async () => {
    const { id, clientSecret } = await processor.createIntent(newIntent());
    await bench.pay(clientSecret);
    const chargeId = (await processor.findIntent(id)).chargeId ?? "";
    requests.splice(0);
    await processor.refund({ key: "k6", chargeId, amountCents: 100 });
    await processor.findCharge(chargeId);
    const link = await processor.createPortalLink("cus_1", "https://l.example/me");
    expect(link).toMatch(/^https:/);
    expect(sent()).toEqual([
      { call: "POST /v1/refunds", key: "k6:refund", form: { charge: chargeId, amount: "100" } },
      {
        call: `GET /v1/charges/${chargeId}`,
        key: undefined,
        form: { "expand[0]": "balance_transaction" },
      },
      {
        call: "POST /v1/billing_portal/sessions",
        key: expect.any(String),
        form: { customer: "cus_1", return_url: "https://l.example/me" },
      },
    ]);
  });

  test("take back a cancellation the way it was made", async () => {
    const { id, clientSecret } = await processor.createSubscription(newSubscription());
    await bench.pay(clientSecret ?? "");
    await processor.cancelSubscription({ id, at: "period-end" });
    await processor.resumeSubscription(id);
    const subscription = account.subscriptions.get(id);
    // The portal, with flexible billing: an end, and no flag.
    if (subscription) subscription.cancelAt = subscription.end;
    expect((await processor.findSubscription(id)).cancelAt).toEqual(subscription?.end);
    expect((await processor.resumeSubscription(id)).cancelAt).toBeNull();
    const forms = requests
      .filter(({ method, path }) => method === "POST" && path.endsWith(id))
      .map(({ form }) => form);
    expect(forms).toEqual([
      { cancel_at_period_end: "true" },
      { cancel_at_period_end: "false" },
      { cancel_at: "" },
    ]);
  });
});
