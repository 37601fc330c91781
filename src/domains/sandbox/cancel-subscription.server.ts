import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxInvoices, sandboxSubscriptions } from "#src/db/schema/sandbox.server.ts";
import { PaymentRefusedError, type Subscription } from "#src/platform/payments/processor.server.ts";
import { type Books, enter, tell } from "./books.server.ts";
import { closeIntents } from "./cancel-intent.server.ts";
import { lockSubscription } from "./lock-subscription.server.ts";
import { findSubscription } from "./queries.server.ts";

export function cancelSubscription(
  books: Books,
  { id, at }: { id: string; at: "period-end" | "now" },
): Promise<Subscription> {
  return enter(books, async (tx) => {
    const { state, periodEnd } = await lockSubscription(tx, id);
    const isOver = state === "incomplete" || at === "now";
    if (state !== "ended" && isOver) await endSubscription(tx, id, books.clock());
    if (state !== "ended" && !isOver) await setEnd(tx, id, periodEnd);
    return findSubscription(tx, id);
  });
}

export function resumeSubscription(books: Books, id: string): Promise<Subscription> {
  return enter(books, async (tx) => {
    const { state } = await lockSubscription(tx, id);
    if (state === "ended") {
      throw new PaymentRefusedError("This subscription has ended. Please start a new one.");
    }
    await setEnd(tx, id, null);
    return findSubscription(tx, id);
  });
}

async function setEnd(tx: Tx, id: string, cancelAt: Date | null): Promise<void> {
  await tx.update(sandboxSubscriptions).set({ cancelAt }).where(eq(sandboxSubscriptions.id, id));
  await tell(tx, "customer.subscription.updated", id);
}

/** For whatever reason: what nobody has paid is not asked for any more. */
export async function endSubscription(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(sandboxSubscriptions)
    .set({ state: "ended", retryAt: null, cancelAt: now })
    .where(eq(sandboxSubscriptions.id, id));
  const unpaid = await tx
    .update(sandboxInvoices)
    .set({ state: "void" })
    .where(and(eq(sandboxInvoices.subscriptionId, id), eq(sandboxInvoices.state, "open")))
    .returning({ id: sandboxInvoices.id });
  for (const invoice of unpaid) await closeIntents(tx, { invoiceId: invoice.id });
  await tell(tx, "customer.subscription.deleted", id);
}
