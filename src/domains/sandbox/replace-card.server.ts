import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  type KeptCard,
  sandboxInvoices,
  sandboxSubscriptions,
} from "#src/db/schema/sandbox.server.ts";
import { type Books, enter } from "./books.server.ts";
import { chargeRefusal } from "./charge-refusal.server.ts";
import type { CardEntry, PaymentOutcome } from "./contract.ts";
import { keepCard } from "./keep-card.server.ts";
import type { SubscriptionRow } from "./queries.server.ts";
import { takeFromCard } from "./take-payment.server.ts";

/** From now on everything of this payer is charged to another card; what is overdue, at once. */
export function replaceCard(
  books: Books,
  { customerId, typed }: { customerId: string; typed: CardEntry },
): Promise<PaymentOutcome> {
  const now = books.clock();
  const { card, objection } = keepCard(typed, now);
  if (card === null) return Promise.resolve({ state: "failed", message: objection });
  return enter(books, async (tx) => {
    const running = await tx
      .select()
      .from(sandboxSubscriptions)
      .where(
        and(
          eq(sandboxSubscriptions.customerId, customerId),
          ne(sandboxSubscriptions.state, "ended"),
        ),
      )
      .orderBy(sandboxSubscriptions.id)
      .for("update");
    for (const subscription of running) await moveToCard(tx, { subscription, card }, now);
    return { state: "succeeded" };
  });
}

async function moveToCard(
  tx: Tx,
  { subscription: { id, state }, card }: { subscription: SubscriptionRow; card: KeptCard },
  now: Date,
): Promise<void> {
  await tx.update(sandboxSubscriptions).set({ card }).where(eq(sandboxSubscriptions.id, id));
  if (state !== "past-due" || chargeRefusal(card) !== null) return;
  const [invoice] = await tx
    .select()
    .from(sandboxInvoices)
    .where(and(eq(sandboxInvoices.subscriptionId, id), eq(sandboxInvoices.state, "open")));
  if (invoice) await takeFromCard(tx, invoice, { card, now });
}
