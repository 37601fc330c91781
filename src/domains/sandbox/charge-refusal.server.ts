import type { KeptCard } from "#src/db/schema/sandbox.server.ts";
import { RENEWAL_REFUSED, refusalOf } from "./card-rules.ts";

/** Why the card that a subscription keeps is not charged, if it is not. */
export function chargeRefusal(card: KeptCard | null): string | null {
  if (card === null) return "There is no card to charge.";
  return card.behaviour === "fails-on-renewal" ? RENEWAL_REFUSED : refusalOf(card.behaviour);
}
