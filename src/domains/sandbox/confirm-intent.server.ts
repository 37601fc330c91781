import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { type PayersCard, sandboxIntents } from "#src/db/schema/sandbox.server.ts";
import { type Books, enter } from "./books.server.ts";
import { CLOSED } from "./card-rules.ts";
import type { CardPayment, PaymentOutcome } from "./contract.ts";
import { keepCard } from "./keep-card.server.ts";
import { lockIntent } from "./lock-intent.server.ts";
import type { IntentRow } from "./queries.server.ts";
import { refuseCard } from "./refuse-card.server.ts";
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
    if (kept.card === null) return refuseCard(tx, intent, { message: kept.objection, now });
    const card = { ...kept.card, ...(email && { receiptEmail: email }) };
    if (card.behaviour === "challenge") return challenge(tx, intent, card);
    await takePayment(tx, intent, { card, now });
    return { state: "succeeded" };
  });
}

/** What was paid meanwhile, in another tab or by somebody else, is paid, and not by this card. */
export function outcomeOf({ state }: IntentRow): PaymentOutcome | null {
  if (state === "succeeded") return { state: "succeeded", isPaidBefore: true };
  if (state !== "cancelled") return null;
  return { state: "failed", message: CLOSED };
}

async function challenge(tx: Tx, { id }: IntentRow, card: PayersCard): Promise<PaymentOutcome> {
  await tx
    .update(sandboxIntents)
    .set({ state: "challenged", card })
    .where(eq(sandboxIntents.id, id));
  return { state: "challenge" };
}
