import { monthsAfter } from "#src/shared/months-after.ts";

/** A stretch of time that was paid for, or granted while a renewal is tried again. */
export interface PaidTime {
  level: number;
  startsAt: Date;
  endsAt: Date;
  /** Before its end: its money went back, or its rest was credited. */
  endedAt: Date | null;
  endedBecause: "credited" | "returned" | "settled" | "left" | null;
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

/** Nothing has taken its place: it runs to where the money ends that is kept for it. */
export const isOwn = ({ endedAt, endedBecause }: PaidTime): boolean =>
  endedAt === null || endedBecause === "returned";

const coversAt = (time: PaidTime, now: Date): boolean => time.startsAt <= now && now < endOf(time);

/** What money has bought at this moment: the greatest of what covers it. */
export const levelAt = (times: readonly PaidTime[], now: Date): number =>
  Math.max(0, ...times.filter((time) => coversAt(time, now)).map(({ level }) => level));

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The unused part of what was paid and kept, by the second, rounded down. */
export function unusedCents(time: PaidTime, now: Date): number {
  const endsAt = endOf(time);
  if (time.isGrace || endsAt <= now || !isOwn(time)) return 0;
  const { startsAt, paidCents, creditCents } = time;
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
    (time) => !time.renews && !time.isGrace && isOwn(time) && endOf(time) > now && hasLength(time),
  );
  const before = wanted.renews ? [] : months.filter(({ level }) => level >= wanted.level);
  const startsAt = latest([now, ...before.map(endOf)]);
  const replaced = months.filter((time) => !before.includes(time) && endOf(time) > startsAt);
  const last = before.find((time) => endOf(time).getTime() === startsAt.getTime());
  const month = monthFrom(startsAt, last?.anchorAt ?? startsAt);
  const creditCents = replaced.reduce((sum, time) => sum + unusedCents(time, startsAt), 0);
  return { startsAt, ...month, creditCents, replaced };
}

/** All money of a month that was to come went back. */
const hasLength = (time: PaidTime): boolean => endOf(time) > time.startsAt;

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
