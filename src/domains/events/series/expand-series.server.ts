import { RRuleTemporal } from "rrule-temporal";
import { minutesBetween } from "#src/shared/wall-time.ts";
import type { Series, Slot } from "./contract.ts";
import { DATES_AHEAD_MAX } from "./limits-contract.ts";
import { localText, ruleText } from "./rule-text.ts";
import { addMinutes, nearestInstant, wallTimeAt } from "./wall-time.ts";

interface Window {
  /** From its first date where nothing is said. */
  from?: Date;
  until: Date;
}

/**
 * The dates that start in a window, the earliest first and never too many. A month without a 31st
 * has no date, nor has a day on which clocks skip the time; a time that comes twice is the earlier.
 */
export function expandSeries(series: Series, { from, until }: Window): Slot[] {
  const { rule, startsLocal, timeZone } = series;
  if (rule === null) return slotsOf(series, [startsLocal]);
  const starts = nearestInstant(startsLocal, timeZone);
  const first = from && from > starts ? from : starts;
  const slots = momentsOf(series, { from: first, until }).map((moment) =>
    wallTimeAt(moment, timeZone),
  );
  const kept = slots.filter((slot) => !rule.skipped.includes(slot)).slice(0, DATES_AHEAD_MAX);
  return slotsOf(series, kept);
}

/**
 * Of a rule that is counted, only as many as are asked for: its last date may be thousands of years away, and the
 * library would look for all of them first.
 */
function momentsOf(series: Series, { from, until }: Required<Window>): Date[] {
  const recurrence = recurrenceOf(series, series.timeZone);
  const toDate = ({ epochMilliseconds }: { epochMilliseconds: number }) =>
    new Date(epochMilliseconds);
  if (series.rule?.count == null) return recurrence.between(from, until, true).map(toDate);
  const moments: Date[] = [];
  recurrence.all((date) => {
    const moment = toDate(date);
    if (moment > until) return false;
    if (moment >= from) moments.push(moment);
    return true;
  });
  return moments;
}

/** The rule as a zone reads it. */
export function recurrenceOf(series: Series, timeZone: string): RRuleTemporal {
  const { rule, startsLocal } = series;
  if (rule === null) throw new Error("One date has no rule");
  const start = `DTSTART;TZID=${timeZone}:${localText(startsLocal)}`;
  return new RRuleTemporal({
    rruleString: `${start}\nRRULE:${ruleText(rule, series)}`,
    strict: true,
  });
}

/** As long as the first date by what clocks show, whatever they are put to on the way. */
function slotsOf({ startsLocal, endsLocal, timeZone }: Series, slots: readonly string[]): Slot[] {
  const length = endsLocal === null ? null : minutesBetween(startsLocal, endsLocal);
  return slots.map((slot) => ({
    slot,
    startsAt: nearestInstant(slot, timeZone),
    endsAt: length === null ? null : nearestInstant(addMinutes(slot, length), timeZone),
  }));
}
