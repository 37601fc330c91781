import { type PaidTime, unusedCents } from "./rules.ts";

/** Time whose money may have gone back. */
export interface FundedTime extends PaidTime {
  /** What was paid and credited when it began. */
  worthCents: number;
}

/** With what of its credit went back, by the money that it came from. */
interface DependentTime extends FundedTime {
  lostCents: number;
}

/**
 * Where time ends when money went back: not before its end (null) while something of its own payment and all of its
 * credit is kept. Its payment counts for nothing once nothing of it is kept, its credit for as much as is left. What
 * is over stays over.
 */
export function endWithout(time: DependentTime, now: Date): Date | null {
  const { startsAt, endsAt, endedAt, creditCents, paidCents, worthCents, lostCents } = time;
  const fundedCents = paidCents > 0 ? worthCents - lostCents : creditCents;
  const whole = endsAt.getTime() - startsAt.getTime();
  const funded = Math.floor((whole * fundedCents) / Math.max(1, worthCents));
  if (funded >= whole) return null;
  const overAt = endedAt !== null && endedAt < now ? endedAt : now;
  return new Date(Math.max(overAt.getTime(), startsAt.getTime() + funded));
}

/** What is left of the credit that time gave: as much of it as its own money is kept, never more than was given. */
export function creditLeft(source: FundedTime & { creditedCents: number }): number {
  const { paidCents, creditCents, worthCents, creditedCents, endedAt, startsAt } = source;
  const whole = { ...source, endedAt: null, paidCents: worthCents, creditCents: 0 };
  const given = Math.max(creditedCents, unusedCents(whole, endedAt ?? startsAt));
  const kept = Math.floor((given * (paidCents + creditCents)) / Math.max(1, worthCents));
  return Math.min(creditedCents, kept);
}

/** What each of those that were replaced gave of a credit, by what was unused of it. */
export function sharesOf(replaced: readonly PaidTime[], creditCents: number): number[] {
  const unused = replaced.map((time) =>
    unusedCents({ ...time, endedAt: null }, time.endedAt ?? time.startsAt),
  );
  const all = unused.reduce((sum, cents) => sum + cents, 0);
  let before = 0;
  return unused.map((cents, index) => {
    const isLast = index === unused.length - 1;
    const share = isLast
      ? creditCents - before
      : Math.floor((creditCents * cents) / Math.max(1, all));
    before += share;
    return share;
  });
}
