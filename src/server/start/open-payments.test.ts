import { pino } from "pino";
import { expect, test } from "vitest";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { startStripeHttp } from "#tests/payments/stripe-http.ts";
import { readEnv } from "./env.ts";
import { openPayments } from "./open-payments.ts";

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_123",
  STRIPE_PUBLISHABLE_KEY: "pk_test_123",
  STRIPE_WEBHOOK_SECRET: "whsec_123",
};

const openWith = (variables: Record<string, string>) =>
  openPayments(readEnv(variables), {
    connection: {},
    secrets: createSecrets("x".repeat(32)),
    log: pino({ level: "silent" }),
  });

test.each<[string | undefined, Record<string, string>]>([
  ["sandbox", {}],
  ["sandbox", { BASE_URL: "https://localhost" }],
  ["sandbox", { BASE_URL: "https://landfall.example", PAYMENTS: "sandbox" }],
  ["stripe", STRIPE],
  ["stripe", { ...STRIPE, BASE_URL: "https://landfall.example" }],
  [undefined, { BASE_URL: "https://landfall.example" }],
])("%s takes the money with %j", async (name, variables) => {
  const payments = openWith(variables);
  expect(payments.processor?.name).toBe(name);
  await payments.close();
});

test("Stripe is asked where STRIPE_API_BASE says, with the key of the installation", async () => {
  const http = await startStripeHttp(() => ({ url: "https://billing.stripe.com/p/session/1" }));
  const { processor } = openWith({ ...STRIPE, STRIPE_API_BASE: http.url });
  const link = await processor?.createPortalLink("cus_1", "http://localhost:3000/dashboard");
  expect(link).toBe("https://billing.stripe.com/p/session/1");
  const [asked] = http.requests;
  expect(asked?.path).toBe("/v1/billing_portal/sessions");
  expect(asked?.headers.authorization).toBe("Bearer sk_test_123");
  await http.close();
});
