import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxSubscriptions } from "#src/db/schema/sandbox.server.ts";
import {
  PaymentRefusedError,
  type PriceChange,
  type Subscription,
} from "#src/platform/payments/processor.server.ts";
import { type Books, enter, tell } from "./books.server.ts";
import { chargeRefusal } from "./charge-refusal.server.ts";
import { insertInvoice } from "./insert-subscription.server.ts";
import { lockSubscription } from "./lock-subscription.server.ts";
import { findSubscription, type SubscriptionRow } from "./queries.server.ts";
import { prorate } from "./rules.ts";
import { takeFromCard } from "./take-payment.server.ts";

/** A card that is refused leaves everything as it was. */
export function changePrice(books: Books, change: PriceChange): Promise<Subscription> {
  const { id, key, priceCents, description, reference } = change;
  return enter(books, async (tx) => {
    const before = await lockSubscription(tx, id);
    if (before.changeKeys.includes(key)) return findSubscription(tx, id);
    requireRunning(before);
    const changeKeys = [...before.changeKeys, key];
    const after = { ...before, priceCents, description, reference, changeKeys };
    await tx
      .update(sandboxSubscriptions)
      .set({ priceCents, description, reference, changeKeys })
      .where(eq(sandboxSubscriptions.id, id));
    await tell(tx, "customer.subscription.updated", id);
    if (change.prorates) {
      await chargeDifference(
        tx,
        { before, after, fromCents: paidAs(before, change) },
        books.clock(),
      );
    }
    return findSubscription(tx, id);
  });
}

export async function previewChange(
  { db, clock }: Books,
  change: Pick<PriceChange, "id" | "priceCents" | "running">,
): Promise<number> {
  const { id, priceCents } = change;
  const [before] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id));
  if (!before) throw new Error(`The sandbox has no ${id}.`);
  return prorate({ ...before, from: paidAs(before, change), to: priceCents }, clock());
}

const paidAs = (before: SubscriptionRow, { running }: Pick<PriceChange, "running">): number =>
  running?.priceCents ?? before.priceCents;

function requireRunning({ state }: SubscriptionRow): void {
  if (state === "active") return;
  throw new PaymentRefusedError(
    state === "past-due"
      ? "The last payment is still open. Please pay it first."
      : "This subscription is not running.",
  );
}

async function chargeDifference(
  tx: Tx,
  {
    before,
    after,
    fromCents,
  }: { before: SubscriptionRow; after: SubscriptionRow; fromCents: number },
  now: Date,
): Promise<void> {
  const cents = prorate({ ...before, from: fromCents, to: after.priceCents }, now);
  if (cents === 0) return;
  const refusal = chargeRefusal(before.card);
  if (before.card === null || refusal) {
    throw new PaymentRefusedError(refusal ?? "There is no card to charge.");
  }
  const { periodEnd } = before;
  const invoice = await insertInvoice(tx, after, cents, { periodStart: now, periodEnd });
  await takeFromCard(tx, invoice, { card: before.card, now });
}
