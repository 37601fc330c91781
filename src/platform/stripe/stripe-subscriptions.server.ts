import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type {
  HostedCheckout,
  Invoice,
  NewHostedCheckout,
  NewSubscription,
  Subscription,
} from "../payments/processor.server.ts";
import { createCredit, monthlyPrice, obtainCustomer } from "./stripe-catalogue.server.ts";
import { notSetUp } from "./stripe-errors.server.ts";
import {
  toChangeable,
  toHostedCheckout,
  toInvoice,
  toMetadata,
  toSubscription,
} from "./stripe-mapping.server.ts";

export const SECRET: string[] = ["latest_invoice.confirmation_secret"];
/** Below it nothing is charged, and there is no secret. */
const SMALLEST_CHARGE_CENTS = 50;

/** Begins unpaid; the page confirms the first invoice with the secret that it carries. */
export async function createSubscription(
  stripe: Stripe,
  { key, customer, priceCents, creditCents, description, reference }: NewSubscription,
): Promise<Subscription> {
  const customerId = await obtainCustomer(stripe, customer, key);
  const price_data = await monthlyPrice(stripe, { reference, priceCents });
  const discounts = await createCredit(stripe, creditCents, key);
  const made = toSubscription(
    await stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price_data }],
        description,
        metadata: toMetadata(reference),
        payment_behavior: "default_incomplete",
        payment_settings: {
          payment_method_types: ["card"],
          save_default_payment_method: "on_subscription",
        },
        ...(discounts.length > 0 && { discounts }),
        expand: SECRET,
      },
      { idempotencyKey: `${key}:subscription` },
    ),
  );
  const needsSecret = priceCents - creditCents >= SMALLEST_CHARGE_CENTS;
  if (needsSecret && made.clientSecret === null) throw notSetUp();
  return made;
}

/** The subscription comes to be when it is paid. Stripe's own page is the default. */
export async function createHostedCheckout(
  stripe: Stripe,
  { key, customer, priceCents, description, reference, successUrl, cancelUrl }: NewHostedCheckout,
): Promise<HostedCheckout> {
  const customerId = await obtainCustomer(stripe, customer, key);
  const price_data = await monthlyPrice(stripe, { reference, priceCents });
  const metadata = toMetadata(reference);
  const checkout = toHostedCheckout(
    await stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: customerId,
        line_items: [{ price_data, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata,
        subscription_data: { description, metadata },
      },
      { idempotencyKey: `${key}:checkout` },
    ),
  );
  if (checkout.state === "open" && checkout.url === null) throw notSetUp();
  return checkout;
}

export const findHostedCheckout = async (stripe: Stripe, id: string): Promise<HostedCheckout> =>
  toHostedCheckout(await stripe.checkout.sessions.retrieve(id));

export const findSubscription = async (stripe: Stripe, id: string): Promise<Subscription> =>
  toSubscription(await stripe.subscriptions.retrieve(id, { expand: SECRET }));

export async function cancelSubscription(
  stripe: Stripe,
  { id, at }: { id: string; at: "period-end" | "now" },
): Promise<Subscription> {
  const { state } = await findSubscription(stripe, id);
  if (state === "ended") return findSubscription(stripe, id);
  if (at === "now" || state === "incomplete") {
    return toSubscription(await stripe.subscriptions.cancel(id));
  }
  return toSubscription(
    await stripe.subscriptions.update(
      id,
      { cancel_at_period_end: true },
      { idempotencyKey: randomUUID() },
    ),
  );
}

/** Whichever way it was cancelled: the two do not go together in one call. */
export async function resumeSubscription(stripe: Stripe, id: string): Promise<Subscription> {
  const { hasOwnEnd } = toChangeable(await stripe.subscriptions.retrieve(id));
  return toSubscription(
    await stripe.subscriptions.update(
      id,
      hasOwnEnd ? { cancel_at: "" } : { cancel_at_period_end: false },
      { idempotencyKey: randomUUID() },
    ),
  );
}

export const findInvoice = async (stripe: Stripe, id: string): Promise<Invoice> =>
  toInvoice(
    await stripe.invoices.retrieve(id, { expand: ["payments.data.payment.payment_intent"] }),
  );

export async function createPortalLink(
  stripe: Stripe,
  customer: string,
  returnTo: string,
): Promise<string> {
  const session = await stripe.billingPortal.sessions.create(
    { customer, return_url: returnTo },
    { idempotencyKey: randomUUID() },
  );
  return session.url;
}
