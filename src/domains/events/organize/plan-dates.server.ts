import { AppError } from "#src/shared/errors.ts";
import type { Series, Slot } from "../series/contract.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { DATES_AHEAD_MAX, HORIZON_DAYS } from "../series/limits-contract.ts";
import { nearestInstant } from "../series/wall-time.ts";

const DAY = 86_400_000;
/** Longer than any one date lasts. */
const OVER_DAYS = 366;
const OVER = "This time is over. Please give one that is to come.";

interface PlannedDates {
  slots: Slot[];
  /** How far ahead they reach; null when all of them are there. */
  datesUntil: Date | null;
}

/** The dates of an event as far ahead as rows are kept. */
export function planDates(series: Series, now: Date, from?: Date): PlannedDates {
  const first = nearestInstant(series.startsLocal, series.timeZone);
  const begin = Math.max(first.getTime(), now.getTime());
  const until = new Date(begin + HORIZON_DAYS * DAY);
  const slots = expandSeries(series, { from, until });
  if (slots.length === 0 && from === undefined) refuseStart("There is no date by this rule.");
  return { slots, datesUntil: endOf(series, slots, until) };
}

function endOf(series: Series, slots: readonly Slot[], until: Date): Date | null {
  if (series.rule === null) return null;
  const last = slots.at(-1)?.startsAt;
  // A rule with very many dates is cut before the horizon.
  if (slots.length === DATES_AHEAD_MAX && last) return last;
  const later = new Date(until.getTime() + 2 * 366 * DAY);
  return expandSeries(series, { from: until, until: later }).length > 0 ? until : null;
}

const isAhead = ({ startsAt, endsAt }: Slot, now: Date): boolean => (endsAt ?? startsAt) > now;

export const isAnyAhead = (slots: readonly Slot[], now: Date): boolean =>
  slots.some((slot) => isAhead(slot, now));

/** Of a start so long ago thousands of dates would be looked for. */
export function requireRecentStart({ startsLocal, timeZone }: Series, now: Date): void {
  const first = nearestInstant(startsLocal, timeZone);
  if (now.getTime() - first.getTime() > OVER_DAYS * DAY) refuseStart(OVER);
}

/** Something that is announced is not over: not the first date of what is new. */
export function requireFirstAhead([first]: readonly Slot[], now: Date): Slot {
  if (first && isAhead(first, now)) return first;
  return refuseStart(OVER);
}

/** Not all dates of what is changed. */
export function requireAny(slots: readonly Slot[], now: Date): void {
  if (!isAnyAhead(slots, now))
    refuseStart("All of its dates would be over. Please give one to come.");
}

function refuseStart(message: string): never {
  throw new AppError("invalid", message, { fields: { startDate: message } });
}
