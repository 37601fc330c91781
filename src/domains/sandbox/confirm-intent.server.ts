import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { type KeptCard, sandboxIntents } from "#src/db/schema/sandbox.server.ts";
import { type Books, enter, tell } from "./books.server.ts";
import { findTestCard, isExpired, ONLY_TEST_CARDS, refusalOf } from "./card-rules.ts";
import type { CardPayment, PaymentOutcome } from "./contract.ts";
import { lockIntent } from "./lock-intent.server.ts";
import type { IntentRow } from "./queries.server.ts";
import { takePayment } from "./take-payment.server.ts";

/** Tries the card. The number goes no further than this. */
export function confirmIntent(
  books: Books,
  { id, clientSecret, ...typed }: CardPayment & { id: string },
): Promise<PaymentOutcome> {
  const now = books.clock();
  return enter(books, async (tx) => {
    const intent = await lockIntent(tx, { id, clientSecret });
    const settled = outcomeOf(intent);
    if (settled) return settled;
    const card = findTestCard(typed.number);
    const objection = card === null ? ONLY_TEST_CARDS : refusal(card.behaviour, typed, now);
    if (card === null || objection) return refuse(tx, intent, objection ?? ONLY_TEST_CARDS);
    const kept = { brand: card.brand, last4: card.number.slice(-4), behaviour: card.behaviour };
    if (card.behaviour === "challenge") return challenge(tx, intent, kept);
    await takePayment(tx, intent, { card: kept, now });
    return { state: "succeeded" };
  });
}

function refusal(behaviour: string, typed: Omit<CardPayment, "clientSecret">, now: Date) {
  if (isExpired(typed, now)) return "Your card's expiration date is in the past.";
  return refusalOf(behaviour);
}

/** What was paid meanwhile, in another tab or by somebody else, is paid. */
export function outcomeOf({ state }: IntentRow): PaymentOutcome | null {
  if (state === "succeeded") return { state: "succeeded" };
  if (state !== "cancelled") return null;
  return { state: "failed", message: "This payment was closed. Please start again." };
}

async function challenge(tx: Tx, { id }: IntentRow, card: KeptCard): Promise<PaymentOutcome> {
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
