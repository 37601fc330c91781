import type { Logger } from "pino";
import type { PaymentProcessor } from "../payments/processor.server.ts";
import { createStripeClient } from "./stripe-client.server.ts";
import { asking } from "./stripe-errors.server.ts";
import { readStripeEvent } from "./stripe-events.server.ts";
import * as intents from "./stripe-intents.server.ts";
import * as changes from "./stripe-price-changes.server.ts";
import * as subscriptions from "./stripe-subscriptions.server.ts";

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase: string;
  log: Logger;
}

export function createStripeProcessor(options: StripeOptions): PaymentProcessor {
  const { secretKey, publishableKey, webhookSecret, apiBase, log } = options;
  const stripe = createStripeClient(secretKey, apiBase);
  const verification = {
    client: stripe,
    webhookSecret,
    isLive: secretKey.includes("_live_"),
    log,
  };
  return {
    name: "stripe",
    publishableKey,
    createIntent: (intent) => asking(() => intents.createIntent(stripe, intent)),
    findIntent: (id) => asking(() => intents.findIntent(stripe, id)),
    cancelIntent: (id) => asking(() => intents.cancelIntent(stripe, id)),
    createSubscription: (it) => asking(() => subscriptions.createSubscription(stripe, it)),
    createHostedCheckout: (it) => asking(() => subscriptions.createHostedCheckout(stripe, it)),
    findHostedCheckout: (id) => asking(() => subscriptions.findHostedCheckout(stripe, id)),
    findSubscription: (id) => asking(() => subscriptions.findSubscription(stripe, id)),
    changePrice: (change) => asking(() => changes.changePrice(stripe, change)),
    previewChange: (change) => asking(() => changes.previewChange(stripe, change)),
    cancelSubscription: (it) => asking(() => subscriptions.cancelSubscription(stripe, it)),
    resumeSubscription: (id) => asking(() => subscriptions.resumeSubscription(stripe, id)),
    findInvoice: (id) => asking(() => subscriptions.findInvoice(stripe, id)),
    createPortalLink: (customerId, returnTo) =>
      asking(() => subscriptions.createPortalLink(stripe, customerId, returnTo)),
    refund: (refund) => asking(() => intents.createRefund(stripe, refund)),
    findRefund: (id) => asking(() => intents.findRefund(stripe, id)),
    findCharge: (id) => asking(() => intents.findCharge(stripe, id)),
    findDispute: (id) => asking(() => intents.findDispute(stripe, id)),
    readEvent: (body, headers, now) =>
      readStripeEvent(verification, { body, header: headers.get("stripe-signature") }, now),
  };
}
