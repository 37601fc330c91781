import { dateOf, wallMinuteAt } from "#src/domains/hours/calendar.ts";
import type { Hours, Span } from "#src/domains/hours/contract.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import { scheduleOn } from "#src/domains/hours/schedule.ts";
import { HORIZON_DAYS, type RentalSeason } from "./limits-contract.ts";
import { dayAt, daysTouched, hoursOf, spanOfDays, type TimeSpan } from "./local-time.ts";

/** What an item asks of a booking, and where its clocks are. */
export interface OfferRules {
  timeZone: string;
  minBookingDuration: number;
  maxBookingDuration: number;
  availableSeasons: readonly RentalSeason[];
  /** Null is at any hour. */
  hours: Hours | null;
  noticeMinutes: number;
}

export interface Objection {
  field: "startDate" | "endDate";
  message: string;
}

const MINUTE = 60_000;
const hoursText = (hours: number) => (hours === 1 ? "1 hour" : `${hours} hours`);

/** Of every booking, whoever makes it. */
export function lengthObjection(rules: OfferRules, time: TimeSpan): Objection | null {
  const { minBookingDuration: min, maxBookingDuration: max } = rules;
  const hours = hoursOf(time);
  if (hours <= 0) return { field: "endDate", message: "It must end after it starts." };
  if (hours < min) return { field: "endDate", message: `At least ${hoursText(min)}.` };
  if (hours > max) return { field: "endDate", message: `At most ${hoursText(max)}.` };
  return null;
}

/** Of a request: the owner may agree to more than what is offered. */
export function offerObjection(rules: OfferRules, time: TimeSpan, now: Date): Objection | null {
  return (
    lengthObjection(rules, time) ??
    startObjection(rules, time.startsAt, now) ??
    (outOfSeasonFrom(rules, time) === null ? null : outOfSeason("endDate")) ??
    (canReturnAt(rules, time.endsAt) ? null : NOT_TAKEN_BACK)
  );
}

/** Starts are spaced by the clocks of the place, for everybody but the owner. */
export const stepObjection = (
  rules: OfferRules,
  startsAt: Date,
  startStep: number,
): Objection | null =>
  isOnStep(startsAt, startStep, rules)
    ? null
    : { field: "startDate", message: `It can begin every ${startStep} minutes from midnight on.` };

export const isOnStep = (at: Date, startStep: number, { timeZone }: OfferRules): boolean =>
  wallMinuteAt(at, timeZone) % startStep === 0 && at.getTime() % MINUTE === 0;

/** Of when it begins alone, however long it lasts. */
export function startObjection(rules: OfferRules, startsAt: Date, now: Date): Objection | null {
  const notice = noticeObjection(rules, startsAt, now);
  if (notice) return notice;
  if (!isInSeasons(rules.availableSeasons, dayAt(startsAt, rules.timeZone)))
    return outOfSeason("startDate");
  const isHandedOut = isWithin(rules, startsAt, ({ start, end }, at) => start <= at && at < end);
  return isHandedOut ? null : NOT_HANDED_OUT;
}

const NOT_HANDED_OUT: Objection = {
  field: "startDate",
  message: "Nobody is there to hand it out at that time.",
};
const NOT_TAKEN_BACK: Objection = {
  field: "endDate",
  message: "Nobody is there to take it back at that time.",
};
const outOfSeason = (field: Objection["field"]): Objection => ({
  field,
  message: "It is not rented at that time of the year.",
});

function noticeObjection(
  { noticeMinutes }: OfferRules,
  startsAt: Date,
  now: Date,
): Objection | null {
  const field = "startDate";
  const ahead = (startsAt.getTime() - now.getTime()) / MINUTE;
  if (ahead <= 0) return { field, message: "This time has passed." };
  if (ahead < noticeMinutes) return { field, message: noticeWords(noticeMinutes) };
  if (ahead > HORIZON_DAYS * DAY_MINUTES) return { field, message: "This is too far ahead." };
  return null;
}

/** "At least 2 hours, at most 8 hours. Please ask at least 1 day ahead." */
export function offerWords(rules: OfferRules): string {
  const { minBookingDuration: min, maxBookingDuration: max, noticeMinutes } = rules;
  const length =
    min === max
      ? `For ${hoursText(min)}.`
      : `At least ${hoursText(min)}, at most ${hoursText(max)}.`;
  return noticeMinutes === 0 ? length : `${length} ${noticeWords(noticeMinutes)}`;
}

export const noticeWords = (minutes: number): string =>
  `Please ask at least ${noticeText(minutes)} ahead.`;

/** "1 day", "4 hours", "45 minutes" */
export function noticeText(minutes: number): string {
  if (minutes % DAY_MINUTES === 0) {
    const days = minutes / DAY_MINUTES;
    return days === 1 ? "1 day" : `${days} days`;
  }
  return minutes % 60 === 0 ? hoursText(minutes / 60) : `${minutes} minutes`;
}

/** Every day of the place that is touched counts: when the first begins, after that of the start, that is out of season. */
export function outOfSeasonFrom(rules: OfferRules, time: TimeSpan): Date | null {
  const { availableSeasons, timeZone } = rules;
  if (availableSeasons.includes("all")) return null;
  const { first, last } = daysTouched(time, timeZone);
  for (let day = first + 1; day <= last; day += 1)
    if (!isInSeasons(availableSeasons, day)) return spanOfDays(day, day, timeZone).startsAt;
  return null;
}

const SEASON_OF_QUARTER = ["winter", "spring", "summer", "fall"] as const;

/** Winter is December to February, and so on. */
const seasonOf = (day: number): RentalSeason =>
  SEASON_OF_QUARTER[Math.floor((dateOf(day).month % 12) / 3)] ?? "winter";

export const isInSeasons = (seasons: readonly RentalSeason[], day: number): boolean =>
  seasons.includes("all") || seasons.includes(seasonOf(day));

/** Hours bind fetching and bringing back, not what is between. */
export const canReturnAt = (rules: OfferRules, endsAt: Date): boolean =>
  isWithin(rules, endsAt, ({ start, end }, at) => start <= at && at <= end);

function isWithin(
  { hours, timeZone }: OfferRules,
  moment: Date,
  holds: (span: Span, minute: number) => boolean,
): boolean {
  if (hours === null) return true;
  const minute = wallMinuteAt(moment, timeZone);
  const day = Math.floor(minute / DAY_MINUTES);
  const isOn = (each: number) =>
    spansOn(hours, each).some((span) => holds(span, minute - each * DAY_MINUTES));
  // A late night belongs to the day before.
  return isOn(day) || isOn(day - 1);
}

/** Somebody is there to hand it out at some hour of the day. */
export const isHandedOutOn = ({ hours }: OfferRules, day: number): boolean =>
  hours === null || spansOn(hours, day).length > 0;

/** A calendar of free times asks for each day hundreds of times. */
const spansKnown = new WeakMap<Hours, Map<number, readonly Span[]>>();

function spansOn(hours: Hours, day: number): readonly Span[] {
  const known = spansKnown.get(hours)?.get(day);
  if (known) return known;
  const { spans } = scheduleOn(hours, day);
  spansKnown.set(hours, (spansKnown.get(hours) ?? new Map()).set(day, spans));
  return spans;
}
