import { pino } from "pino";
import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";
import { createStripeProcessor } from "#src/platform/stripe/stripe-processor.server.ts";

/** Where Stripe's own mock server is, `http://localhost:12111`; empty where there is none to ask. */
export const STRIPE_MOCK = process.env.LANDFALL_STRIPE_MOCK ?? "";

export const WEBHOOK_SECRET = "whsec_of_the_tests";

export const openStripeAt = (apiBase: string): PaymentProcessor =>
  createStripeProcessor({
    secretKey: "sk_test_123",
    publishableKey: "pk_test_123",
    webhookSecret: WEBHOOK_SECRET,
    apiBase,
    log: pino({ level: "silent" }),
  });
