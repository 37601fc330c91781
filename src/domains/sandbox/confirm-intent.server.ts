import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { type PayersCard, sandboxIntents } from "#src/db/schema/sandbox.server.ts";
import { type Books, enter, tell } from "./books.server.ts";
import type { CardPayment, PaymentOutcome } from "./contract.ts";
import { keepCard } from "./keep-card.server.ts";
import { lockIntent } from "./lock-intent.server.ts";
import type { IntentRow } from "./queries.server.ts";
import { takePayment } from "./take-payment.server.ts";

/** Tries the card. */
export function confirmIntent(
  books: Books,
  { id, clientSecret, email, ...typed }: CardPayment & { id: string },
): Promise<PaymentOutcome> {
  const now = books.clock();
  return enter(books, async (tx) => {
    const intent = await lockIntent(tx, { id, clientSecret });
    const settled = outcomeOf(intent);
    if (settled) return settled;
    const kept = keepCard(typed, now);
    if (kept.card === null) return refuse(tx, intent, kept.objection);
    const card = { ...kept.card, ...(email && { receiptEmail: email }) };
    if (card.behaviour === "challenge") return challenge(tx, intent, card);
    await takePayment(tx, intent, { card, now });
    return { state: "succeeded" };
  });
}

/** What was paid meanwhile, in another tab or by somebody else, is paid. */
export function outcomeOf({ state }: IntentRow): PaymentOutcome | null {
  if (state === "succeeded") return { state: "succeeded" };
  if (state !== "cancelled") return null;
  return { state: "failed", message: "This payment was closed. Please start again." };
}

async function challenge(tx: Tx, { id }: IntentRow, card: PayersCard): Promise<PaymentOutcome> {
  await tx
    .update(sandboxIntents)
    .set({ state: "challenged", card })
    .where(eq(sandboxIntents.id, id));
  return { state: "challenge" };
}

/** Another card can be tried. */
export async function refuse(tx: Tx, { id }: IntentRow, message: string): Promise<PaymentOutcome> {
  await tx
    .update(sandboxIntents)
    .set({ state: "open", card: null })
    .where(eq(sandboxIntents.id, id));
  await tell(tx, "payment_intent.payment_failed", id);
  return { state: "failed", message };
}
