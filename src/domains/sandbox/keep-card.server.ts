import type { KeptCard } from "#src/db/schema/sandbox.server.ts";
import { findTestCard, isExpired, ONLY_TEST_CARDS, refusalOf } from "./card-rules.ts";
import type { CardEntry } from "./contract.ts";

/** What is kept of a card, or why it is not taken. The number goes no further than this. */
export function keepCard(
  typed: CardEntry,
  now: Date,
): { card: KeptCard; objection?: never } | { card: null; objection: string } {
  const found = findTestCard(typed.number);
  if (found === null) return { card: null, objection: ONLY_TEST_CARDS };
  if (isExpired(typed, now)) {
    return { card: null, objection: "Your card's expiration date is in the past." };
  }
  const { brand, number, behaviour } = found;
  const objection = refusalOf(behaviour);
  if (objection !== null) return { card: null, objection };
  return { card: { brand, last4: number.slice(-4), behaviour } };
}
