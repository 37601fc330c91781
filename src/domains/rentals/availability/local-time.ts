import { dayOfIsoDate, instantOf, isoDateOf, wallMinuteAt } from "#src/domains/hours/calendar.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import { findZoneOffsets } from "#src/domains/water/station/zone-offsets.ts";

/** From its first moment to the first that is no longer part of it. */
export interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Elapsed, whatever clocks show. */
export const hoursOf = ({ startsAt, endsAt }: TimeSpan): number =>
  (endsAt.getTime() - startsAt.getTime()) / HOUR;

export const addMinutes = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE);

/** What clocks of the place show: "2027-06-12T09:30". */
export function wallText(moment: Date, timeZone: string): string {
  const minute = wallMinuteAt(moment, timeZone);
  const day = Math.floor(minute / DAY_MINUTES);
  const ofDay = minute - day * DAY_MINUTES;
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${isoDateOf(day)}T${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/** What that time is called then: "EDT". */
export const zoneAt = (timeZone: string, moment: Date): string =>
  findZoneOffsets(timeZone, moment.getTime(), moment.getTime())[0]?.zone ?? "UTC";

/** When clocks of the place show it: never, once, or twice where they are set back. */
export function momentsAt(local: string, timeZone: string): Date[] {
  const wall = wallMinuteOf(local);
  if (wall === null) return [];
  const first = instantOf(wall, timeZone);
  const later = Array.from({ length: 12 }, (_, quarters) => addMinutes(first, quarters * 15));
  return later.filter((moment) => wallMinuteAt(moment, timeZone) === wall);
}

/** The first moment after a time that clocks skip. */
export function momentAfterGap(local: string, timeZone: string): Date | null {
  const wall = wallMinuteOf(local);
  return wall === null ? null : instantOf(wall, timeZone);
}

function wallMinuteOf(local: string): number | null {
  const [, date = "", hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(local) ?? [];
  const wall = dayOfIsoDate(date) * DAY_MINUTES + Number(hour) * 60 + Number(minute);
  return Number.isFinite(wall) ? wall : null;
}

/** As a count of days since 1970-01-01. */
export const dayAt = (moment: Date, timeZone: string): number =>
  Math.floor(wallMinuteAt(moment, timeZone) / DAY_MINUTES);

/** A span that ends at midnight does not touch the day that begins then. */
export const daysTouched = ({ startsAt, endsAt }: TimeSpan, timeZone: string) => ({
  first: dayAt(startsAt, timeZone),
  last: dayAt(new Date(endsAt.getTime() - 1), timeZone),
});

/** The days of a place, both included, as moments. */
export const spanOfDays = (first: number, last: number, timeZone: string): TimeSpan => ({
  startsAt: instantOf(first * DAY_MINUTES, timeZone),
  endsAt: instantOf((last + 1) * DAY_MINUTES, timeZone),
});

/**
 * When so many days from a moment are over: at the same time on the clock, or after 24 hours for each,
 * whichever is later, so that nobody pays for a change of clocks.
 */
export function afterDays(startsAt: Date, days: number, timeZone: string): Date {
  const elapsed = startsAt.getTime() + days * DAY;
  const wall = wallMinuteAt(startsAt, timeZone) + days * DAY_MINUTES;
  const shown = instantOf(wall, timeZone).getTime() + (startsAt.getTime() % MINUTE);
  return new Date(Math.max(elapsed, shown));
}
