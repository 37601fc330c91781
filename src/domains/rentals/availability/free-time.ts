import { instantOf, wallMinuteAt } from "#src/domains/hours/calendar.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import { addMinutes, dayAt, spanOfDays, type TimeSpan } from "./local-time.ts";
import {
  canReturnAt,
  isOnStep,
  type OfferRules,
  offerObjection,
  outOfSeasonFrom,
  startObjection,
} from "./offer.ts";
import { type Busy, busyTimes, type Stock } from "./stock.ts";

const MINUTE = 60_000;
const SHORTEST_STEP = 15;

export interface Wanted {
  units: number;
  now: Date;
}

/** Units that are free during all of a time: what is left at its fullest moment. */
export function unitsFree({ quantity, taken }: Stock, { startsAt, endsAt }: TimeSpan): number {
  const met = taken.filter((each) => each.startsAt < endsAt && each.endsAt > startsAt);
  const [from, to] = [startsAt.getTime(), endsAt.getTime()];
  return busyTimes({ quantity, taken: met })
    .filter((busy) => busy.from < to && busy.to > from)
    .reduce((least, { free }) => Math.min(least, free), quantity);
}

/** With the pause after it, which is part of what a booking holds. */
export const fits = (stock: Stock, time: TimeSpan, units: number): boolean =>
  unitsFree(stock, { ...time, endsAt: addMinutes(time.endsAt, stock.bufferMinutes) }) >= units;

export interface Offer {
  rules: OfferRules;
  stock: Stock;
  startStep: number;
}

/**
 * The moments of a day at which a shortest booking can begin. Walking through moments and not through
 * clock times, an hour that is left out is not offered and one that comes twice is offered twice.
 */
export const startsOn = (day: number, offer: Offer, wanted: Wanted): Date[] =>
  (shortestOnDays([day], offer, wanted)[0] ?? []).map(({ startsAt }) => startsAt);

/** For each of several days: the shortest booking from each moment at which one can begin. */
export function shortestOnDays(
  days: readonly number[],
  offer: Offer,
  wanted: Wanted,
): TimeSpan[][] {
  const short = shortOf(offer.stock, wanted);
  const shortestFrom = (startsAt: Date): TimeSpan[] => {
    const { value: endsAt } = endsAmong(startsAt, offer, { now: wanted.now, short }).next();
    return endsAt ? [{ startsAt, endsAt }] : [];
  };
  return days.map((day) => {
    const { startsAt, endsAt } = spanOfDays(day, day, offer.rules.timeZone);
    return stepsBetween(startsAt, endsAt, offer).flatMap(shortestFrom);
  });
}

/** It closes before the shortest booking is over, so that what begins comes back on another day. */
export const isOvernight = ({ startsAt, endsAt }: TimeSpan, { rules }: Offer): boolean =>
  endsAt > addMinutes(startsAt, rules.minBookingDuration * 60) &&
  dayAt(startsAt, rules.timeZone) !== dayAt(endsAt, rules.timeZone);

function stepsBetween(from: Date, to: Date, offer: Offer): Date[] {
  const steps: Date[] = [];
  const { startStep, rules } = offer;
  for (let at = from.getTime(); at < to.getTime(); at += SHORTEST_STEP * MINUTE) {
    const step = new Date(at);
    if (isOnStep(step, startStep, rules)) steps.push(step);
  }
  return steps;
}

/** When a booking that begins then can end, the earliest first. */
export const endsFrom = (start: Date, offer: Offer, wanted: Wanted): Generator<Date> =>
  endsAmong(start, offer, { now: wanted.now, short: shortOf(offer.stock, wanted) });

/** Stretches in which so many units are not to be had. */
const shortOf = (stock: Stock, { units }: Wanted): readonly Busy[] =>
  units > stock.quantity
    ? [{ from: -Infinity, to: Infinity, free: stock.quantity }]
    : busyTimes(stock).filter(({ free }) => free < units);

interface Found {
  now: Date;
  short: readonly Busy[];
}

function* endsAmong(start: Date, offer: Offer, { now, short }: Found): Generator<Date> {
  const { rules, startStep } = offer;
  if (startObjection(rules, start, now)) return;
  const latest = latestEnd(start, offer, short);
  let end = addMinutes(start, rules.minBookingDuration * 60);
  for (; end.getTime() <= latest; end = addMinutes(end, startStep))
    if (canReturnAt(rules, end)) yield end;
}

/** When it must be back with its pause before others come, in season, and after the longest time. */
function latestEnd(start: Date, { rules, stock }: Offer, short: readonly Busy[]): number {
  const next = short.find(({ to }) => to > start.getTime());
  const free = next ? next.from - stock.bufferMinutes * MINUTE : Infinity;
  const longest = addMinutes(start, rules.maxBookingDuration * 60).getTime();
  const latest = Math.min(free, longest);
  // Where there are never so many units, it is no moment of any calendar.
  if (latest <= start.getTime()) return latest;
  return outOfSeasonFrom(rules, { startsAt: start, endsAt: new Date(latest) })?.getTime() ?? latest;
}

const SEARCHED_DAYS = 14;

/** The next time of the same length that can be had, or null when there is none within two weeks. */
export function nextFree(asked: TimeSpan, offer: Offer, wanted: Wanted): TimeSpan | null {
  const length = asked.endsAt.getTime() - asked.startsAt.getTime();
  const { timeZone } = offer.rules;
  const short = shortOf(offer.stock, wanted);
  const first = wallMinuteAt(asked.startsAt, timeZone);
  const from = instantOf(first - (first % offer.startStep), timeZone);
  const to = addMinutes(from, SEARCHED_DAYS * DAY_MINUTES);
  for (const startsAt of stepsBetween(from, to, offer)) {
    const time = { startsAt, endsAt: new Date(startsAt.getTime() + length) };
    const isFree = time.endsAt.getTime() <= latestEnd(startsAt, offer, short);
    if (startsAt > asked.startsAt && isFree && !offerObjection(offer.rules, time, wanted.now))
      return time;
  }
  return null;
}
