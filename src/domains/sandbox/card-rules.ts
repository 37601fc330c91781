/** What a test card does when it is charged, or later. */
export type Behaviour =
  | "succeeds"
  | "declined"
  | "insufficient-funds"
  | "expired"
  | "wrong-cvc"
  | "challenge"
  | "fails-on-renewal"
  | "refund-takes-time"
  | "refund-fails"
  | "disputed";

export interface TestCard {
  number: string;
  brand: string;
  behaviour: Behaviour;
}

const card = (number: string, brand: string, behaviour: Behaviour = "succeeds"): TestCard => ({
  number,
  brand,
  behaviour,
});

/** Stripe's public test numbers: no bank has given them to anybody. The first of a behaviour is the one that is shown. */
export const TEST_CARDS: readonly TestCard[] = [
  card("4242424242424242", "Visa"),
  card("4000056655665556", "Visa"),
  card("5555555555554444", "Mastercard"),
  card("2223003122003222", "Mastercard"),
  card("5200828282828210", "Mastercard"),
  card("5105105105105100", "Mastercard"),
  card("378282246310005", "American Express"),
  card("371449635398431", "American Express"),
  card("6011111111111117", "Discover"),
  card("6011000990139424", "Discover"),
  card("3056930009020004", "Diners Club"),
  card("36227206271667", "Diners Club"),
  card("3566002020360505", "JCB"),
  card("6200000000000005", "UnionPay"),
  card("4000000000000002", "Visa", "declined"),
  card("4000000000009995", "Visa", "insufficient-funds"),
  card("4000000000000069", "Visa", "expired"),
  card("4000000000000127", "Visa", "wrong-cvc"),
  card("4000000000003220", "Visa", "challenge"),
  card("4000002500003155", "Visa", "challenge"),
  card("4000000000000341", "Visa", "fails-on-renewal"),
  card("4000000000007726", "Visa", "refund-takes-time"),
  card("4000000000005126", "Visa", "refund-fails"),
  card("4000000000000259", "Visa", "disputed"),
];

/** Spaces and dashes are how people write it. Null for every number that is no test card's. */
export function findTestCard(typed: string): TestCard | null {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return TEST_CARDS.find(({ number }) => number === digits) ?? null;
}

export const ONLY_TEST_CARDS =
  "This site takes sandbox payments: only the test cards listed here work. Your number was not kept.";

/** Why a card is refused when it is charged, in words for its owner. */
const REFUSALS: Partial<Record<Behaviour, string>> = {
  declined: "Your card was declined. Please try another card.",
  "insufficient-funds":
    "Your card has insufficient funds. Nothing was charged. Please try another card.",
  expired: "Your card has expired. Please try another card.",
  "wrong-cvc": "Your card's security code is incorrect. Please check it and try again.",
};

export const refusalOf = (behaviour: string): string | null =>
  REFUSALS[behaviour as Behaviour] ?? null;

export const RENEWAL_REFUSED = "The card was declined when it was charged again.";

export interface CardDates {
  expMonth: number;
  expYear: number;
}

/** A card is good until the end of its month. */
export const isExpired = ({ expMonth, expYear }: CardDates, now: Date): boolean =>
  Date.UTC(expYear, expMonth, 1) <= now.getTime();

/** "4 / 30", "04/2030" and "0430" are the same month; null when it is none. */
export function readExpiry(typed: string): CardDates | null {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(typed.trim()) ?? [];
  const expMonth = Number(month);
  if (!(expMonth >= 1 && expMonth <= 12) || year === undefined) return null;
  return { expMonth, expYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

export const CLOSED = "This payment was closed. Please start again.";
