import { AppError } from "#src/shared/errors.ts";
import type { Series, Slot } from "../series/contract.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { DATES_AHEAD_MAX, HORIZON_DAYS } from "../series/limits-contract.ts";
import { nearestInstant } from "../series/wall-time.ts";

const DAY = 86_400_000;

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
  if (slots.length === 0 && from === undefined) {
    const message = "There is no date by this rule.";
    throw new AppError("invalid", message, { fields: { startDate: message } });
  }
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
