import { type Books, enter } from "./books.server.ts";
import { outcomeOf } from "./confirm-intent.server.ts";
import type { PaymentOutcome } from "./contract.ts";
import { lockIntent } from "./lock-intent.server.ts";
import { refuseCard } from "./refuse-card.server.ts";
import { takePayment } from "./take-payment.server.ts";

const NOT_PROVED =
  "We could not confirm that the card is yours. Nothing was charged. Please try again or use another card.";

/** The payer proved to be the card's owner, or did not. */
export function answerChallenge(
  books: Books,
  { accept, ...held }: { id: string; clientSecret: string; accept: boolean },
): Promise<PaymentOutcome> {
  return enter(books, async (tx) => {
    const intent = await lockIntent(tx, held);
    const settled = outcomeOf(intent);
    if (settled) return settled;
    if (intent.state !== "challenged" || intent.card === null) {
      return { state: "failed", message: "Please enter your card again." };
    }
    const now = books.clock();
    if (!accept) return refuseCard(tx, intent, { message: NOT_PROVED, now });
    await takePayment(tx, intent, { card: intent.card, now });
    return { state: "succeeded" };
  });
}
