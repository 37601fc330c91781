import { eq } from "drizzle-orm";
import { sandboxCheckouts } from "#src/db/schema/sandbox.server.ts";
import type { HostedCheckout, NewHostedCheckout } from "#src/platform/payments/processor.server.ts";
import { type Books, enter, newId } from "./books.server.ts";
import { insertIntent, keyUsedAgain } from "./create-intent.server.ts";
import { lockKey } from "./lock-key.server.ts";
import { findCheckout } from "./queries.server.ts";

/** A page of ours where the first month is paid. */
export function createCheckout(books: Books, checkout: NewHostedCheckout): Promise<HostedCheckout> {
  const { key, priceCents, description, reference, successUrl, cancelUrl, customer } = checkout;
  return enter(books, async (tx) => {
    await lockKey(tx, key);
    const [known] = await tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.key, key));
    if (known && known.priceCents !== priceCents) throw keyUsedAgain(key);
    if (known) return findCheckout(tx, books.baseUrl, known.id);
    const id = newId("checkout.session");
    const intentId = await insertIntent(tx, { key, amountCents: priceCents, description });
    const customerId = customer.customerId ?? newId("customer");
    await tx.insert(sandboxCheckouts).values({
      ...{ id, key, customerId, priceCents, description, reference, successUrl, cancelUrl },
      intentId,
      createdAt: books.clock(),
    });
    return findCheckout(tx, books.baseUrl, id);
  });
}
