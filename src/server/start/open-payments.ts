import type { Logger } from "pino";
import type { Connection } from "#src/db/client.server.ts";
import { postEvents } from "#src/domains/sandbox/post-event.server.ts";
import { createSandbox } from "#src/domains/sandbox/sandbox.server.ts";
import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";
import type { Secrets } from "#src/platform/secrets.server.ts";
import { createStripeProcessor } from "#src/platform/stripe/stripe-processor.server.ts";
import { type Env, isHttps, isLoopback } from "./env.ts";

export interface OpenPayments {
  /** Null: payments are not open. */
  processor: PaymentProcessor | null;
  /** The sandbox sends its events to this process. */
  listensOn(port: number): void;
  close(): Promise<void>;
}

interface Needs {
  connection: Connection;
  secrets: Secrets;
  log: Logger;
}

/** Stripe where its keys are given; else the sandbox, unless people could take it for the real thing. */
export function chosenProcessor(env: Env): PaymentProcessor["name"] | null {
  if (env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET) {
    return "stripe";
  }
  const isPublic = isHttps(env) && !isLoopback(env);
  return isPublic && env.PAYMENTS !== "sandbox" ? null : "sandbox";
}

export function openPayments(env: Env, needs: Needs): OpenPayments {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    const processor = createStripeProcessor({
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase: env.STRIPE_API_BASE,
      log: needs.log,
    });
    return withoutSandbox(processor);
  }
  return chosenProcessor(env) === null ? withoutSandbox(null) : openSandbox(env, needs);
}

const withoutSandbox = (processor: PaymentProcessor | null): OpenPayments => ({
  processor,
  listensOn: () => undefined,
  close: async () => undefined,
});

function openSandbox({ HOST, BASE_URL }: Env, { connection, secrets, log }: Needs): OpenPayments {
  let address: string | null = null;
  const deliver = postEvents({ secrets, log, address: () => address });
  const sandbox = createSandbox({ connection, secrets, baseUrl: BASE_URL, log, deliver });
  return {
    processor: sandbox,
    listensOn(port) {
      address = `http://${hostFromHere(HOST)}:${port}/api/payments/webhook`;
      sandbox.books.wake();
    },
    close: () => sandbox.stop(),
  };
}

/** What listens everywhere is reached on this machine. */
function hostFromHere(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
