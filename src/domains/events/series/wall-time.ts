import { wallMinuteAt } from "#src/domains/hours/calendar.ts";

/*
 * What clocks show at a place, as text: "2027-03-14T09:00". Calculated with as if it were universal
 * time, so that the zone of the process never matters.
 */

const MINUTE = 60_000;
const DAY = 86_400_000;

const asIfUniversal = (wall: string): number => Date.parse(`${wall}:00Z`);

const toText = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 16);

export const dayOf = (wall: string): string => wall.slice(0, 10);

export const addMinutes = (wall: string, minutes: number): string =>
  toText(asIfUniversal(wall) + minutes * MINUTE);

/** 0 is Monday. */
export const weekdayOf = (wall: string): number =>
  (new Date(asIfUniversal(wall)).getUTCDay() + 6) % 7;

/** What clocks there show at a moment. */
export const wallTimeAt = (moment: Date, timeZone: string): string =>
  toText(wallMinuteAt(moment, timeZone) * MINUTE);

/** Null where clocks are put forward over it; the earlier of both where they show it twice. */
export const instantOf = (wall: string, timeZone: string): Date | null =>
  momentsOf(wall, timeZone)[0] ?? null;

/** In the hour that clocks are put back by. */
export const comesTwice = (wall: string, timeZone: string): boolean =>
  momentsOf(wall, timeZone).length > 1;

function momentsOf(wall: string, timeZone: string): Date[] {
  const universal = asIfUniversal(wall);
  const offsets = new Set(offsetsAround(universal, timeZone));
  return [...offsets]
    .sort((one, other) => other - one)
    .map((offset) => new Date(universal - offset))
    .filter((moment) => wallTimeAt(moment, timeZone) === wall);
}

/** Moved on by the hour that is left out, where clocks are put forward over it. */
export function nearestInstant(wall: string, timeZone: string): Date {
  const universal = asIfUniversal(wall);
  return (
    instantOf(wall, timeZone) ??
    new Date(universal - Math.min(...offsetsAround(universal, timeZone)))
  );
}

/** The same time on the day before, by the clocks there. */
export const dayBefore = (moment: Date, timeZone: string): Date =>
  nearestInstant(addMinutes(wallTimeAt(moment, timeZone), -DAY / MINUTE), timeZone);

function offsetsAround(universal: number, timeZone: string): number[] {
  return [universal - DAY, universal + DAY].map(
    (moment) => asIfUniversal(wallTimeAt(new Date(moment), timeZone)) - moment,
  );
}
