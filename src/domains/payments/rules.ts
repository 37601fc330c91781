/** Processors take no smaller charge. */
export const LEAST_CHARGE_CENTS = 50;

/** What is charged now: less than the least charge is given. */
export function amountDue({
  priceCents,
  creditCents,
}: {
  priceCents: number;
  creditCents: number;
}): number {
  const due = priceCents - creditCents;
  return due < LEAST_CHARGE_CENTS ? 0 : due;
}
