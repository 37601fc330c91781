import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { z } from "zod";
import type { PriceChange, Subscription } from "../payments/processor.server.ts";
import { monthlyPrice } from "./stripe-catalogue.server.ts";
import { toChangeable, toMetadata, toSubscription } from "./stripe-mapping.server.ts";
import { SECRET } from "./stripe-subscriptions.server.ts";

/** A card that is refused leaves everything as it was. */
export async function changePrice(stripe: Stripe, change: PriceChange): Promise<Subscription> {
  const before = await readPriced(stripe, change.id);
  if (!change.prorates || !isCheaperNext(before, change)) return update(stripe, before, change);
  await setPrice(stripe, before, pricedAs(change, change.running));
  try {
    return await update(stripe, before, change);
  } catch (error) {
    await setPrice(stripe, before, before);
    throw error;
  }
}

/** Of what Stripe would charge, the part that goes back up to the price of the running period is paid already. */
export async function previewChange(
  stripe: Stripe,
  change: Omit<PriceChange, "key" | "prorates">,
): Promise<number> {
  const before = await readPriced(stripe, change.id);
  const due = await previewDue(stripe, before, change);
  if (!isCheaperNext(before, change)) return due;
  const paid = await previewDue(stripe, before, pricedAs(change, change.running));
  return Math.max(0, due - paid);
}

type Priced = Pick<PriceChange, "reference" | "priceCents">;
type Before = Priced & { id: string; itemId: string };
type Running = NonNullable<PriceChange["running"]>;

async function readPriced(stripe: Stripe, id: string): Promise<Before> {
  const given = await stripe.subscriptions.retrieve(id);
  const { priceCents, reference } = toSubscription(given);
  if (!reference) throw new Error(`The subscription ${id} is not ours.`);
  return { id, itemId: toChangeable(given).itemId, priceCents, reference };
}

/**
 * Stripe may credit unused days by the price that stands, which nobody has paid yet. A change that is made again
 * finds the dearer price.
 */
const isCheaperNext = <T extends Pick<PriceChange, "running">>(
  { priceCents }: Priced,
  change: T,
): change is T & { running: Running } =>
  change.running !== undefined && priceCents < change.running.priceCents;

const pricedAs = ({ reference }: Priced, { item, priceCents }: Running): Priced => ({
  reference: { ...reference, item },
  priceCents,
});

async function update(stripe: Stripe, { id, itemId }: Before, change: PriceChange) {
  const { key, description, reference, prorates } = change;
  const price_data = await monthlyPrice(stripe, change);
  return toSubscription(
    await stripe.subscriptions.update(
      id,
      {
        items: [{ id: itemId, price_data }],
        description,
        metadata: toMetadata(reference),
        proration_behavior: prorates ? "always_invoice" : "none",
        ...(prorates && { payment_behavior: "error_if_incomplete" }),
        expand: SECRET,
      },
      { idempotencyKey: `${key}:change` },
    ),
  );
}

/** Nothing is charged or credited for it. */
async function setPrice(stripe: Stripe, { id, itemId }: Before, priced: Priced): Promise<void> {
  const price_data = await monthlyPrice(stripe, priced);
  await stripe.subscriptions.update(
    id,
    {
      items: [{ id: itemId, price_data }],
      metadata: toMetadata(priced.reference),
      proration_behavior: "none",
    },
    { idempotencyKey: randomUUID() },
  );
}

const Preview = z.object({ amount_due: z.int() });

async function previewDue(stripe: Stripe, { id, itemId }: Before, priced: Priced): Promise<number> {
  const price_data = await monthlyPrice(stripe, priced);
  const preview = await stripe.invoices.createPreview(
    {
      subscription: id,
      subscription_details: {
        items: [{ id: itemId, price_data }],
        proration_behavior: "always_invoice",
      },
    },
    { idempotencyKey: randomUUID() },
  );
  return Math.max(0, Preview.parse(preview).amount_due);
}
