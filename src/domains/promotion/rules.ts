import { monthsAfter } from "#src/shared/months-after.ts";

/** A stretch of time that was paid for, or granted while a renewal is tried again. */
export interface PaidTime {
  level: number;
  startsAt: Date;
  endsAt: Date;
  /** Before its end: its money went back, or its rest was credited. */
  endedAt: Date | null;
  paidCents: number;
  creditCents: number;
  isGrace: boolean;
}

/** Together with what its promotion says. */
export interface PromotedTime extends PaidTime {
  id: number;
  promotionId: number;
  /** The processor charges for it again, so that nobody's month takes its place. */
  renews: boolean;
  anchorAt: Date;
}

export const endOf = ({ endedAt, endsAt }: Pick<PaidTime, "endedAt" | "endsAt">): Date =>
  endedAt !== null && endedAt < endsAt ? endedAt : endsAt;

const coversAt = (time: PaidTime, now: Date): boolean => time.startsAt <= now && now < endOf(time);

/** What money has bought at this moment: the greatest of what covers it. */
export const levelAt = (times: readonly PaidTime[], now: Date): number =>
  Math.max(0, ...times.filter((time) => coversAt(time, now)).map(({ level }) => level));

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The unused part of what was paid and kept, by the second, rounded down. */
export function unusedCents(time: PaidTime, now: Date): number {
  if (time.isGrace || endOf(time) <= now || time.endedAt !== null) return 0;
  const { startsAt, endsAt, paidCents, creditCents } = time;
  const whole = seconds(endsAt.getTime() - startsAt.getTime());
  const left = seconds(endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime()));
  return Math.floor(((paidCents + creditCents) * left) / Math.max(1, whole));
}

/** The end of the month that begins then: the next one of the anchor's, where it begins with one of them. */
export function monthFrom(start: Date, anchor: Date): { anchorAt: Date; endsAt: Date } {
  const years = start.getUTCFullYear() - anchor.getUTCFullYear();
  const months = years * 12 + start.getUTCMonth() - anchor.getUTCMonth();
  const isItsMonth = monthsAfter(anchor, months).getTime() === start.getTime();
  return isItsMonth
    ? { anchorAt: anchor, endsAt: monthsAfter(anchor, months + 1) }
    : { anchorAt: start, endsAt: monthsAfter(start, 1) };
}

export interface WantedMonth {
  level: number;
  renews: boolean;
  priceCents: number;
}

/** What a purchase would do to what runs. */
export interface Plan {
  startsAt: Date;
  endsAt: Date;
  anchorAt: Date;
  /** What the time that it takes the place of is still worth; may be more than the price. */
  creditCents: number;
  /** Cut short where it begins. */
  replaced: PromotedTime[];
}

/**
 * One month begins where paid time of its level, or of a dearer one, ends, and takes the place of cheaper time;
 * what renews by itself stays beside it. A renewing purchase begins now and takes the place of every month.
 */
export function planPurchase(wanted: WantedMonth, times: readonly PromotedTime[], now: Date): Plan {
  const months = times.filter(
    (time) => !time.renews && !time.isGrace && time.endedAt === null && time.endsAt > now,
  );
  const before = wanted.renews ? [] : months.filter(({ level }) => level >= wanted.level);
  const startsAt = latest([now, ...before.map(endOf)]);
  const replaced = months.filter((time) => !before.includes(time) && endOf(time) > startsAt);
  const last = before.find((time) => endOf(time).getTime() === startsAt.getTime());
  const month = monthFrom(startsAt, last?.anchorAt ?? startsAt);
  const creditCents = replaced.reduce((sum, time) => sum + unusedCents(time, startsAt), 0);
  return { startsAt, ...month, creditCents, replaced };
}

const latest = (dates: readonly Date[]): Date =>
  new Date(Math.max(...dates.map((date) => date.getTime())));

/** Credit beyond the price lengthens the month, by the second. */
export function lengthened(
  { startsAt, endsAt }: Pick<Plan, "startsAt" | "endsAt">,
  { priceCents, extraCents }: { priceCents: number; extraCents: number },
): Date {
  if (extraCents <= 0) return endsAt;
  const month = seconds(endsAt.getTime() - startsAt.getTime());
  return new Date(endsAt.getTime() + Math.floor((month * extraCents) / priceCents) * 1000);
}

/** Time whose money may have gone back. */
export interface FundedTime extends PaidTime {
  /** What was paid and credited when it began. */
  worthCents: number;
}

/**
 * Where time ends when money went back: not before its end while something of its payment is kept (null), else
 * where what is left of its credit is used up. What is over stays over.
 */
export function endWithout(time: FundedTime, now: Date): Date | null {
  const { startsAt, endsAt, endedAt, creditCents, paidCents, worthCents } = time;
  if (paidCents > 0) return null;
  const whole = endsAt.getTime() - startsAt.getTime();
  const credited = Math.floor((whole * creditCents) / Math.max(1, worthCents));
  if (credited >= whole) return null;
  const overAt = endedAt !== null && endedAt < now ? endedAt : now;
  return latest([overAt, new Date(startsAt.getTime() + credited)]);
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
