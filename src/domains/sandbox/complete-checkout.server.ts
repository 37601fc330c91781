import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { type KeptCard, sandboxCheckouts } from "#src/db/schema/sandbox.server.ts";
import { tell } from "./books.server.ts";
import { insertInvoice, insertSubscription } from "./insert-subscription.server.ts";
import type { IntentRow, InvoiceRow } from "./queries.server.ts";

/** A hosted checkout becomes a subscription when it is paid, not before; other intents are none. */
export async function completeCheckout(
  tx: Tx,
  intent: IntentRow,
  { card, now }: { card: KeptCard; now: Date },
): Promise<InvoiceRow | null> {
  const [checkout] = await tx
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.intentId, intent.id));
  if (!checkout) return null;
  const subscription = await insertSubscription(
    tx,
    { ...checkout, state: "incomplete", card },
    now,
  );
  const invoice = await insertInvoice(tx, subscription, intent.amountCents);
  await tx
    .update(sandboxCheckouts)
    .set({ state: "complete", subscriptionId: subscription.id })
    .where(eq(sandboxCheckouts.id, checkout.id));
  await tell(tx, "checkout.session.completed", checkout.id);
  return invoice;
}
