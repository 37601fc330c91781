import type Stripe from "stripe";
import type { Customer, Reference } from "../payments/processor.server.ts";
import { hasCode } from "./stripe-errors.server.ts";

/** A price that is made for one subscription, of a product that all of its kind share. */
export interface MonthlyPrice {
  currency: string;
  product: string;
  recurring: { interval: "month" };
  unit_amount: number;
}

export async function monthlyPrice(
  stripe: Stripe,
  { reference, priceCents }: { reference: Reference; priceCents: number },
): Promise<MonthlyPrice> {
  const product = await obtainProduct(stripe, reference);
  return { currency: "usd", product, recurring: { interval: "month" }, unit_amount: priceCents };
}

/** Under an id of ours, so that it is made once. */
async function obtainProduct(stripe: Stripe, { product, item }: Reference): Promise<string> {
  const id = `landfall-${product}-${item}`;
  const name = item === 0 ? `Landfall ${product}` : `Landfall ${product} ${item}`;
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!hasCode(error, "resource_missing")) throw error;
    await createProduct(stripe, { id, name });
  }
  return id;
}

async function createProduct(stripe: Stripe, product: { id: string; name: string }): Promise<void> {
  try {
    await stripe.products.create(product, { idempotencyKey: `${product.id}:product` });
  } catch (error) {
    if (!hasCode(error, "resource_already_exists")) throw error;
  }
}

export async function obtainCustomer(
  stripe: Stripe,
  { customerId, userId, email, name }: Customer,
  key: string,
): Promise<string> {
  if (customerId !== null) return customerId;
  const made = await stripe.customers.create(
    { email, name, metadata: { landfall_user: userId } },
    { idempotencyKey: `${key}:customer` },
  );
  return made.id;
}

/** Taken off the first invoice, and off none after it. */
export async function createCredit(
  stripe: Stripe,
  creditCents: number,
  key: string,
): Promise<{ coupon: string }[]> {
  if (creditCents === 0) return [];
  const coupon = await stripe.coupons.create(
    {
      amount_off: creditCents,
      currency: "usd",
      duration: "once",
      max_redemptions: 1,
      name: "Credit for unused days",
    },
    { idempotencyKey: `${key}:credit` },
  );
  return [{ coupon: coupon.id }];
}
