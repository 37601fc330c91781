import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  sandboxCheckouts,
  sandboxEvents,
  sandboxIntents,
  sandboxInvoices,
} from "#src/db/schema/sandbox.server.ts";
import { tell } from "./books.server.ts";
import { closeIntents } from "./cancel-intent.server.ts";
import { endSubscription } from "./cancel-subscription.server.ts";
import { CLOSED } from "./card-rules.ts";
import type { PaymentOutcome } from "./contract.ts";
import { lockSubscription } from "./lock-subscription.server.ts";
import type { IntentRow } from "./queries.server.ts";

const REFUSED = "payment_intent.payment_failed";

/** Whoever is refused so often tries cards that are not theirs. */
const REFUSALS_MAX = 10;

/**
 * Another card can be tried, but not without end. The intent is held by whoever tries a card, so that refusals are
 * counted one after the other, also of cards that are tried at the same moment.
 */
export async function refuseCard(
  tx: Tx,
  intent: IntentRow,
  { message, now }: { message: string; now: Date },
): Promise<PaymentOutcome> {
  const { id } = intent;
  await tx
    .update(sandboxIntents)
    .set({ state: "open", card: null })
    .where(eq(sandboxIntents.id, id));
  await tell(tx, REFUSED, id);
  const isRefusal = and(eq(sandboxEvents.objectId, id), eq(sandboxEvents.type, REFUSED));
  if ((await tx.$count(sandboxEvents, isRefusal)) < REFUSALS_MAX) {
    return { state: "failed", message };
  }
  await giveUp(tx, intent, now);
  return { state: "failed", message: CLOSED };
}

/** With what it was to pay for. */
async function giveUp(tx: Tx, { id, invoiceId }: IntentRow, now: Date): Promise<void> {
  await closeIntents(tx, { id });
  const [checkout] = await tx
    .update(sandboxCheckouts)
    .set({ state: "expired" })
    .where(and(eq(sandboxCheckouts.intentId, id), eq(sandboxCheckouts.state, "open")))
    .returning({ id: sandboxCheckouts.id });
  if (checkout) await tell(tx, "checkout.session.expired", checkout.id);
  if (invoiceId) await endUnpaid(tx, invoiceId, now);
}

async function endUnpaid(tx: Tx, invoiceId: string, now: Date): Promise<void> {
  const [invoice] = await tx
    .select({ subscriptionId: sandboxInvoices.subscriptionId })
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.id, invoiceId));
  if (!invoice) return;
  const { id, state } = await lockSubscription(tx, invoice.subscriptionId);
  if (state === "incomplete") await endSubscription(tx, id, now);
}
