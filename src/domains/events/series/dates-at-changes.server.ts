import { minutesBetween } from "#src/shared/wall-time.ts";
import { type ClockChange, findClockChanges } from "./clock-changes.ts";
import type { Series, Slot } from "./contract.ts";
import { expandSeries, recurrenceOf } from "./expand-series.server.ts";
import { addMinutes, comesTwice, instantOf, wallTimeAt } from "./wall-time.ts";

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

interface Reach {
  from: Date;
  until: Date;
}

/*
 * Calendars disagree about dates at which clocks change. Only the days around the changes are looked
 * at: a rule has thousands of others.
 */

/** Times that the rule names and that no clock shows. */
export function findMissingSlots(series: Series, reach: Reach): string[] {
  const { rule, timeZone } = series;
  if (rule === null) return [];
  const endless = { ...series, rule: { ...rule, count: null, until: null } };
  const recurrence = recurrenceOf(endless, "UTC");
  return changesIn(timeZone, reach)
    .filter(({ from, to }) => to > from)
    .flatMap(({ at, from, to }) => recurrence.between(later(at, from), later(at, to), true))
    .map(({ epochMilliseconds }) => wallTimeAt(new Date(epochMilliseconds), "UTC"))
    .filter((slot) => instantOf(slot, timeZone) === null);
}

/** Dates that begin or end at a time that clocks show twice, or last while they change. */
export function findDatesAtChanges(series: Series, reach: Reach): Slot[] {
  const { rule, startsLocal, endsLocal, timeZone } = series;
  if (rule === null) return [];
  const length = endsLocal === null ? 0 : minutesBetween(startsLocal, endsLocal);
  return changesIn(timeZone, reach).flatMap((change) => {
    const from = later(change.at, -length - DAY_MINUTES);
    const around = expandSeries(series, { from, until: later(change.at, DAY_MINUTES) });
    return around.filter(({ slot, startsAt, endsAt }) => {
      const isLasting = endsAt !== null && startsAt < change.at && endsAt > change.at;
      return (
        isLasting || [slot, addMinutes(slot, length)].some((wall) => comesTwice(wall, timeZone))
      );
    });
  });
}

const later = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE);

function changesIn(timeZone: string, { from, until }: Reach): ClockChange[] {
  const [first, last] = [from.getUTCFullYear(), until.getUTCFullYear()];
  return Array.from({ length: last - first + 1 }, (_, years) => first + years)
    .flatMap((year) => findClockChanges(timeZone, year))
    .filter(({ at }) => at > later(from, -DAY_MINUTES) && at < until);
}
