/** Processors take no smaller charge. */
export const LEAST_CHARGE_CENTS = 50;

/** Whoever tries stolen cards fails often; a person who mistypes does not fail ten times. */
export const DECLINES_MAX = 10;

interface Price {
  priceCents: number;
  creditCents: number;
}

/** What is charged now: less than the least charge is given. */
export function amountDue({ priceCents, creditCents }: Price): number {
  const due = priceCents - creditCents;
  return due < LEAST_CHARGE_CENTS ? 0 : due;
}

/** A subscription needs a card, so that its first charge is never nothing. */
export function usableCredit({ priceCents, creditCents, renews }: Price & { renews: boolean }) {
  return Math.max(0, Math.min(creditCents, priceCents - (renews ? LEAST_CHARGE_CENTS : 0)));
}

/** Both processors name their events alike. */
export const isDecline = (eventType: string): boolean =>
  eventType === "payment_intent.payment_failed" || eventType === "invoice.payment_failed";
