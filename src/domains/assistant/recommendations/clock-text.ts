import { dayText, timeText } from "#src/domains/events/event/when-rules.ts";
import { wallTimeAt } from "#src/domains/events/series/wall-time.ts";

/** "2:40 PM", by the clock at the place. */
export const clockText = (at: number, timeZone: string): string =>
  timeText(wallTimeAt(new Date(at), timeZone)).replace("\u00a0", " ");

/** "Sat 2:40 PM" on another day than now. */
export function dayAndClock(at: number, now: number, timeZone: string): string {
  const day = (moment: number) => dayText(wallTimeAt(new Date(moment), timeZone));
  const clock = clockText(at, timeZone);
  return day(at) === day(now) ? clock : `${day(at).slice(0, 3)} ${clock}`;
}

/** "1 h 20 min" */
export function lengthOf(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  return hours === 0 ? `${whole} min` : `${hours} h ${whole % 60} min`;
}

/** "1 nautical mile", "1.2 nautical miles" */
export const nauticalMilesWord = (count: number): string =>
  count === 1 ? "nautical mile" : "nautical miles";

/** 1 is January, at the place. */
export const monthAt = (at: number, timeZone: string): number =>
  Number(wallTimeAt(new Date(at), timeZone).slice(5, 7));
