import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxSubscriptions } from "#src/db/schema/sandbox.server.ts";
import type { NewSubscription, Subscription } from "#src/platform/payments/processor.server.ts";
import { type Books, enter, newId } from "./books.server.ts";
import { insertIntent, keyUsedAgain } from "./create-intent.server.ts";
import { insertInvoice, insertSubscription } from "./insert-subscription.server.ts";
import { lockKey } from "./lock-key.server.ts";
import { findSubscription } from "./queries.server.ts";
import { SMALLEST_CHARGE_CENTS } from "./rules.ts";
import { payInvoice } from "./take-payment.server.ts";

/** Not paid yet: its first invoice waits for the card, unless credit pays for all of it. */
export function createSubscription(
  books: Books,
  subscription: NewSubscription,
): Promise<Subscription> {
  return enter(books, async (tx) => {
    await lockKey(tx, subscription.key);
    const known = await findByKey(tx, subscription);
    if (known) return findSubscription(tx, known);
    const { customer, priceCents, creditCents, description, key } = subscription;
    const customerId = customer.customerId ?? newId("customer");
    const row = await insertSubscription(
      tx,
      { ...subscription, customerId, state: "incomplete", card: null },
      books.clock(),
    );
    const amountCents = priceCents - creditCents;
    const isCharged = amountCents >= SMALLEST_CHARGE_CENTS;
    const invoice = await insertInvoice(tx, row, isCharged ? amountCents : 0);
    if (isCharged) {
      await insertIntent(tx, { key, amountCents, description, invoiceId: invoice.id });
    } else {
      await payInvoice(tx, invoice, { chargeId: null, card: null });
    }
    return findSubscription(tx, row.id);
  });
}

async function findByKey(tx: Tx, { key, priceCents }: NewSubscription): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.key, key));
  if (row && row.priceCents !== priceCents) throw keyUsedAgain(key);
  return row?.id ?? null;
}
