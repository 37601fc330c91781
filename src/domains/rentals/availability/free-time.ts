import { instantOf, wallMinuteAt } from "#src/domains/hours/calendar.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import { addMinutes, spanOfDays, type TimeSpan } from "./local-time.ts";
import { type OfferRules, offerObjection } from "./offer.ts";

/** What takes units of an item at a time. */
interface Taken extends TimeSpan {
  units: number;
  /** Days on which units are not to be had: together never more than there are. */
  isClosed: boolean;
}

export interface Stock {
  quantity: number;
  bufferMinutes: number;
  taken: readonly Taken[];
}

export interface Wanted {
  units: number;
  now: Date;
}

/** Units that are free during all of a time: what is left at its fullest moment. */
export function unitsFree({ quantity, taken }: Stock, { startsAt, endsAt }: TimeSpan): number {
  const met = taken.filter((each) => each.startsAt < endsAt && each.endsAt > startsAt);
  const moments = [startsAt, ...met.map((each) => each.startsAt).filter((at) => at > startsAt)];
  const fullest = moments.map((moment) => {
    const there = met.filter((each) => each.startsAt <= moment && each.endsAt > moment);
    const sum = (isClosed: boolean) =>
      there.reduce((units, each) => (each.isClosed === isClosed ? units + each.units : units), 0);
    return sum(false) + Math.min(sum(true), quantity);
  });
  return Math.max(0, quantity - Math.max(...fullest));
}

/** With the pause after it, which is part of what a booking holds. */
export const fits = (stock: Stock, time: TimeSpan, units: number): boolean =>
  unitsFree(stock, { ...time, endsAt: addMinutes(time.endsAt, stock.bufferMinutes) }) >= units;

interface Offer {
  rules: OfferRules;
  stock: Stock;
  startStep: number;
}

/**
 * The moments of a day at which a shortest booking can begin. Walking through moments and not through
 * clock times, an hour that is left out is not offered and one that comes twice is offered twice.
 */
export function startsOn(day: number, offer: Offer, wanted: Wanted): Date[] {
  const { startsAt, endsAt } = spanOfDays(day, day, offer.rules.timeZone);
  return stepsBetween(startsAt, endsAt, offer).filter(
    (start) => endsFrom(start, offer, wanted).next().value !== undefined,
  );
}

function stepsBetween(from: Date, to: Date, { rules, startStep }: Offer): Date[] {
  const steps: Date[] = [];
  for (let at = from; at < to; at = addMinutes(at, 15))
    if (wallMinuteAt(at, rules.timeZone) % startStep === 0) steps.push(at);
  return steps;
}

/** When a booking that begins then can end, the earliest first. */
export function* endsFrom(start: Date, offer: Offer, { units, now }: Wanted): Generator<Date> {
  const { rules, stock, startStep } = offer;
  const longest = rules.maxBookingDuration * 60;
  for (let length = rules.minBookingDuration * 60; length <= longest; length += startStep) {
    const time = { startsAt: start, endsAt: addMinutes(start, length) };
    const objection = offerObjection(rules, time, now);
    if (objection?.field === "startDate" || !fits(stock, time, units)) return;
    if (objection === null) yield time.endsAt;
  }
}

const SEARCHED_DAYS = 14;

/** The next time of the same length that can be had, or null when there is none within two weeks. */
export function nextFree(asked: TimeSpan, offer: Offer, { units, now }: Wanted): TimeSpan | null {
  const length = asked.endsAt.getTime() - asked.startsAt.getTime();
  const { timeZone } = offer.rules;
  const first = wallMinuteAt(asked.startsAt, timeZone);
  const from = instantOf(first - (first % offer.startStep), timeZone);
  const to = addMinutes(from, SEARCHED_DAYS * DAY_MINUTES);
  for (const startsAt of stepsBetween(from, to, offer)) {
    const time = { startsAt, endsAt: new Date(startsAt.getTime() + length) };
    const isAhead = startsAt > asked.startsAt;
    if (isAhead && fits(offer.stock, time, units) && !offerObjection(offer.rules, time, now))
      return time;
  }
  return null;
}
