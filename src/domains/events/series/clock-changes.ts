import { minutesBetween } from "#src/shared/wall-time.ts";
import { wallTimeAt } from "./wall-time.ts";

const MINUTE = 60_000;

/** A moment at which clocks of a zone are put forward or back. */
export interface ClockChange {
  at: Date;
  /** Minutes from universal time, before and after. */
  from: number;
  to: number;
}

/** Those of one year; a zone that keeps its time has none. */
export function findClockChanges(timeZone: string, year: number): ClockChange[] {
  const months = Array.from({ length: 13 }, (_, month) => Date.UTC(year, month, 1));
  return months.slice(1).flatMap((end, index) => {
    const start = months[index] ?? end;
    const from = offsetAt(start, timeZone);
    const to = offsetAt(end, timeZone);
    return from === to ? [] : [{ at: findChange(start, end, timeZone), from, to }];
  });
}

function findChange(start: number, end: number, timeZone: string): Date {
  const before = offsetAt(start, timeZone);
  let [low, high] = [start / MINUTE, end / MINUTE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE, timeZone) === before) low = middle;
    else high = middle;
  }
  return new Date(high * MINUTE);
}

/** What a clock shows that runs in universal time. */
export const universalWall = (moment: Date): string => moment.toISOString().slice(0, 16);

/** In minutes. */
export const offsetAt = (moment: number, timeZone: string): number =>
  minutesBetween(universalWall(new Date(moment)), wallTimeAt(new Date(moment), timeZone));
