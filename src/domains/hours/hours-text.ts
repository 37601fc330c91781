import { dateOf, dayOfIsoDate } from "./calendar.ts";
import {
  HOLIDAY_NAMES,
  type Hours,
  type HoursException,
  lastDayOfMonth,
  type MonthDay,
  type Season,
  type Span,
} from "./contract.ts";
import { DAY_MINUTES } from "./limits-contract.ts";
import { spansOfWeekday } from "./schedule.ts";

const named = (names: string) =>
  names.split(" ").map((name) => ({ name, short: name.slice(0, 3) }));
export const WEEKDAYS = named("Monday Tuesday Wednesday Thursday Friday Saturday Sunday");
export const MONTHS = named(
  "January February March April May June July August September October November December",
);

/** The hours in one line, as they stand on the wire; `parseHours` reads it back. */
export const formatHours = (hours: Hours): string =>
  formatHoursLines(hours).join("; ").replaceAll(":; ", ": ");

/** The week first, then every season under its heading, holidays and dates. */
export function formatHoursLines(hours: Hours): string[] {
  return [
    ...baseLines(hours),
    ...hours.seasons.flatMap(seasonLines),
    ...holidayLines(hours),
    ...hours.exceptions.toSorted((a, b) => a.date.localeCompare(b.date)).map(exceptionLine),
  ];
}

/** "11 AM", "5:30 PM", "noon", "midnight". */
export function timeText(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  if (ofDay === 0) return "midnight";
  if (ofDay === DAY_MINUTES / 2) return "noon";
  const [hour, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  const minutes = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

export function spansText(spans: readonly Span[]): string {
  return spans
    .map(({ start, end }) =>
      start === 0 && end === DAY_MINUTES ? "24 hours" : `${timeText(start)}–${timeText(end)}`,
    )
    .join(", ");
}

function baseLines(hours: Hours): string[] {
  if (hours.alwaysOpen) return ["Open 24 hours"];
  // Hours of seasons only: what lies between the seasons needs no line.
  if (hours.weekly.length === 0 && hours.seasons.length > 0) return [];
  return weekLines(hours.weekly);
}

function weekLines(weekly: readonly Span[]): string[] {
  if (weekly.length === 0) return ["Closed"];
  const daysByText = new Map<string, number[]>();
  for (const weekday of WEEKDAYS.keys()) {
    const text = spansText(spansOfWeekday(weekly, weekday));
    daysByText.set(text, [...(daysByText.get(text) ?? []), weekday]);
  }
  const closed = daysByText.get("") ?? [];
  daysByText.delete("");
  const lines = [...daysByText].map(([text, days]) => `${daysText(days)} ${text}`);
  return closed.length === 0 ? lines : [...lines, `Closed ${daysText(closed, "name")}`];
}

/** "Mon–Wed, Fri"; a day that stands alone may be written out. */
function daysText(days: readonly number[], alone: "name" | "short" = "short"): string {
  if (days.length === WEEKDAYS.length) return "Daily";
  if (days.length === 1) return WEEKDAYS[days[0] ?? 0]?.[alone] ?? "";
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  const short = (day: number) => WEEKDAYS[day]?.short ?? "";
  return runs.map(([a, b]) => (a === b ? short(a) : `${short(a)}–${short(b)}`)).join(", ");
}

function seasonLines(season: Season): string[] {
  const heading = `${seasonText(season)}:`;
  if (season.weekly.length === 0) return [`${heading} Closed`];
  return [heading, ...weekLines(season.weekly)];
}

/** "Apr–Oct", "Apr 15–Oct 1", "Jul". */
function seasonText({ from, to }: Season): string {
  const month = ({ month }: MonthDay) => MONTHS[month - 1]?.short ?? "";
  if (from.day === 1 && to.day === lastDayOfMonth(to.month)) {
    return from.month === to.month ? month(from) : `${month(from)}–${month(to)}`;
  }
  return `${month(from)} ${from.day}–${month(to)} ${to.day}`;
}

function holidayLines({ holidays }: Hours): string[] {
  const closed = holidays.filter(({ spans }) => spans.length === 0);
  const names = closed.map(({ holiday }) => HOLIDAY_NAMES[holiday]);
  const special = holidays
    .filter(({ spans }) => spans.length > 0)
    .map(({ holiday, spans }) => `${HOLIDAY_NAMES[holiday]}: ${spansText(spans)}`);
  return names.length === 0 ? special : [...special, `Closed ${names.join(", ")}`];
}

function exceptionLine({ date, spans, note }: HoursException): string {
  const { year, month, day } = dateOf(dayOfIsoDate(date));
  const text = spans.length === 0 ? "Closed" : spansText(spans);
  const reason = note === undefined ? "" : ` (${note})`;
  return `${MONTHS[month - 1]?.short} ${day}, ${year}: ${text}${reason}`;
}
