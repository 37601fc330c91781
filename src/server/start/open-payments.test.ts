import { pino } from "pino";
import { expect, test } from "vitest";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { readEnv } from "./env.ts";
import { openPayments } from "./open-payments.ts";

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_123",
  STRIPE_PUBLISHABLE_KEY: "pk_test_123",
  STRIPE_WEBHOOK_SECRET: "whsec_123",
};

test.each<[string | undefined, Record<string, string>]>([
  ["sandbox", {}],
  ["sandbox", { BASE_URL: "https://localhost" }],
  ["sandbox", { BASE_URL: "https://landfall.example", PAYMENTS: "sandbox" }],
  ["stripe", STRIPE],
  ["stripe", { ...STRIPE, BASE_URL: "https://landfall.example" }],
  [undefined, { BASE_URL: "https://landfall.example" }],
])("%s takes the money with %j", async (name, variables) => {
  const payments = openPayments(readEnv(variables), {
    connection: {},
    secrets: createSecrets("x".repeat(32)),
    log: pino({ level: "silent" }),
  });
  expect(payments.processor?.name).toBe(name);
  await payments.close();
});
