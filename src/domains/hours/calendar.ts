import type { MonthDay } from "./contract.ts";
import { DAY_MINUTES } from "./limits-contract.ts";

/**
 * A day is a count of days since 1970-01-01, and a wall minute a count of minutes on the clocks of
 * a place since that day's midnight; so days and spans are plain sums, and time zones matter only
 * where an instant comes in or goes out.
 */
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** 1970-01-01 was a Thursday; Monday is 0. */
const FIRST_WEEKDAY = 3;

export const dayOf = (year: number, month: number, day: number) =>
  Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);

export const weekdayOf = (day: number) => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;

export function dateOf(day: number): MonthDay & { year: number } {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const isoDateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayOfIsoDate = (date: string) => Math.floor(Date.parse(`${date}T00:00Z`) / DAY_MS);

/** The calendar date of an instant at a place, as `2026-07-04`. */
export const localDateAt = (instant: Date, timeZone: string) =>
  isoDateOf(Math.floor(wallMinuteAt(instant, timeZone) / DAY_MINUTES));

/** What the clocks of a place show at an instant; a part of a minute is dropped. */
export function wallMinuteAt(instant: Date, timeZone: string): number {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  return shownAt(minute, timeZone);
}

/**
 * When the clocks of a place first show a wall minute or a later one. A time that spring skips is
 * the moment of the change; of a time that autumn repeats, the first is meant.
 */
export function instantOf(wallMinute: number, timeZone: string): Date {
  const before = offsetAt(wallMinute - DAY_MINUTES, timeZone);
  const after = offsetAt(wallMinute + DAY_MINUTES, timeZone);
  const candidates = before === after ? [before] : [before, after];
  const found = candidates
    .map((offset) => wallMinute - offset)
    .find((minute) => candidates.length === 1 || shownAt(minute, timeZone) === wallMinute);
  const minute = found ?? changeBetween(wallMinute - after, wallMinute - before, timeZone);
  return new Date(minute * MINUTE_MS);
}

const shownAt = (utcMinute: number, timeZone: string) => utcMinute + offsetAt(utcMinute, timeZone);

/** The first minute after which the clocks are set as they are at the later one. */
function changeBetween(earlier: number, later: number, timeZone: string): number {
  const offset = offsetAt(later, timeZone);
  let [before, after] = [earlier, later];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle, timeZone) === offset) after = middle;
    else before = middle;
  }
  return after;
}

interface ZoneClock {
  format: Intl.DateTimeFormat;
  /** By day of universal time; null where clocks change in it. Asking Intl is a hundred times slower. */
  ofDays: Map<number, number | null>;
  /** Of such days by quarter of an hour, within which no zone changes. */
  ofQuarters: Map<number, number>;
}

const QUARTER = 15;
const OFFSETS_KEPT = 5_000;
const clocks = new Map<string, ZoneClock>();

function clockOf(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const clock: ZoneClock = { format, ofDays: new Map(), ofQuarters: new Map() };
  clocks.set(timeZone, clock);
  return clock;
}

/** In minutes, east of Greenwich positive. */
function offsetAt(utcMinute: number, timeZone: string): number {
  const clock = clockOf(timeZone);
  const day = Math.floor(utcMinute / DAY_MINUTES);
  const ofDay = recall(clock.ofDays, day, () => offsetOfDay(day, clock.format));
  if (ofDay !== null) return ofDay;
  const quarter = Math.floor(utcMinute / QUARTER);
  return recall(clock.ofQuarters, quarter, () => askOffset(quarter * QUARTER, clock.format));
}

/** No zone changes its clocks twice in a day. */
function offsetOfDay(day: number, format: Intl.DateTimeFormat): number | null {
  const first = askOffset(day * DAY_MINUTES, format);
  return askOffset((day + 1) * DAY_MINUTES - QUARTER, format) === first ? first : null;
}

function recall<Value>(kept: Map<number, Value>, key: number, ask: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const value = ask();
  if (kept.size >= OFFSETS_KEPT) kept.clear();
  kept.set(key, value);
  return value;
}

function askOffset(utcMinute: number, format: Intl.DateTimeFormat): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(utcMinute * MINUTE_MS)) {
    shown[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return dayOf(year, month, day) * DAY_MINUTES + hour * 60 + minute - utcMinute;
}
