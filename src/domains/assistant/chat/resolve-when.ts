import {
  dateOf,
  dayOf,
  instantOf,
  isoDateOf,
  wallMinuteAt,
  weekdayOf,
} from "#src/domains/hours/calendar.ts";
import type { Holiday } from "#src/domains/hours/contract.ts";
import { holidayDay } from "#src/domains/hours/holidays.ts";
import { MONTHS, timeText, WEEKDAYS } from "#src/domains/hours/hours-text.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import type { Day, When } from "./question-contract.ts";

/** What was said of time, by the clock of a place. */
export interface Moment {
  /** "2026-11-22"; the same as the last for a single day. */
  first: string;
  last: string;
  /** The minute that is meant; null for whole days. */
  at: Date | null;
  isNow: boolean;
  /** It lies before now. */
  isPast: boolean;
  /** More than a year ahead: nobody knows who is open then, or how the water stands. */
  isFar: boolean;
  /** When a single day was named as one. */
  holiday: Holiday | null;
}

const FAR_DAYS = 366;

export function resolveWhen(when: When, now: Date, timeZone: string): Moment {
  const wall = wallMinuteAt(now, timeZone);
  const today = Math.floor(wall / DAY_MINUTES);
  const isOver =
    when.day === null && when.minute !== null && today * DAY_MINUTES + when.minute < wall;
  const [first, last] = when.day
    ? spanOf(when.day, today)
    : isOver
      ? [today + 1, today + 1]
      : [today, today];
  const isToday = first === today && last === today;
  const asked =
    when.minute === null || first !== last
      ? null
      : instantOf(first * DAY_MINUTES + when.minute, timeZone);
  const isNow = when.isNow || (isToday && asked !== null && asked <= now);
  return {
    first: isoDateOf(first),
    last: isoDateOf(last),
    at: isNow ? now : asked,
    isNow,
    isPast: last < today,
    isFar: first - today > FAR_DAYS,
    holiday: when.day?.kind === "holiday" && first === last ? (when.day.holiday as Holiday) : null,
  };
}

type Days = [first: number, last: number];

function spanOf(day: Day, today: number): Days {
  switch (day.kind) {
    case "today":
      return [today, today];
    case "tomorrow":
      return [today + 1, today + 1];
    case "past":
      return [today - 7, today - 1];
    case "weekday":
      return single(weekdayFrom(today, day.weekday, day.isNext));
    case "weekend":
      return weekendFrom(today, day.isNext);
    case "week":
      return weekFrom(today, day.isNext);
    case "month":
      return monthFrom(today, day.isNext);
    case "named-month":
      return namedMonth(today, day);
    case "weekday-of-month":
      return single(weekdayInMonth(today, day));
    case "year":
      return yearFrom(today, day.year);
    case "no-such-day":
      return [today, today];
    case "date":
      return single(dateFrom(today, day));
    case "holiday":
      return holidayFrom(today, day.holiday as Holiday, day.isWeekend);
  }
}

const single = (day: number): Days => [day, day];

/** "Next Friday" is that of the week that begins on the coming Monday. */
function weekdayFrom(today: number, weekday: number, isNext: boolean): number {
  const coming = today + ((weekday - weekdayOf(today) + 7) % 7);
  const nextMonday = today - weekdayOf(today) + 7;
  return isNext && coming < nextMonday ? coming + 7 : coming;
}

function weekendFrom(today: number, isNext: boolean): Days {
  const saturday = today - weekdayOf(today) + 5;
  const first = isNext ? saturday + 7 : saturday;
  return [Math.max(first, isNext ? first : today), first + 1];
}

function weekFrom(today: number, isNext: boolean): Days {
  const monday = today - weekdayOf(today);
  return isNext ? [monday + 7, monday + 13] : [today, monday + 6];
}

function monthFrom(today: number, isNext: boolean): Days {
  const { year, month } = dateOf(today);
  return isNext
    ? [dayOf(year, month + 1, 1), dayOf(year, month + 2, 0)]
    : [today, dayOf(year, month + 1, 0)];
}

function namedMonth(
  today: number,
  { month, year }: Pick<Extract<Day, { kind: "named-month" }>, "month" | "year">,
): Days {
  const now = dateOf(today);
  const meant = year ?? (month < now.month ? now.year + 1 : now.year);
  const last = dayOf(meant, month + 1, 0);
  return [Math.min(Math.max(today, dayOf(meant, month, 1)), last), last];
}

/** The one that is meant, or the first of them that is still to come; next year, where this year's is over. */
function weekdayInMonth(
  today: number,
  { month, weekday, nth }: Extract<Day, { kind: "weekday-of-month" }>,
): number {
  const { year } = dateOf(today);
  const days = [year, year + 1].flatMap((each) => {
    const first = weekdayFrom(dayOf(each, month, 1), weekday, false);
    const all = WEEKS.map((week) => first + week * 7).filter((day) => dateOf(day).month === month);
    return nth === null ? all : [all.at(nth) ?? first];
  });
  return days.find((day) => day >= today) ?? today;
}

const WEEKS = [0, 1, 2, 3, 4];

function yearFrom(today: number, year: number): Days {
  const last = dayOf(year, 12, 31);
  return [Math.min(Math.max(today, dayOf(year, 1, 1)), last), last];
}

function dateFrom(today: number, asked: Extract<Day, { kind: "date" }>): number {
  if (asked.year !== null) return dayOf(asked.year, asked.month, asked.day);
  const { year } = dateOf(today);
  const days = LEAP_SPAN.map((ahead) => dayOf(year + ahead, asked.month, asked.day));
  return days.find((day) => day >= today && dateOf(day).month === asked.month) ?? today;
}

/** In so many years there is a February 29. */
const LEAP_SPAN = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function holidayFrom(today: number, holiday: Holiday, isWeekend: boolean): Days {
  const { year } = dateOf(today);
  const day =
    [year, year + 1].map((each) => holidayDay(holiday, each)).find((each) => each >= today) ??
    today;
  if (!isWeekend) return single(day);
  const monday = day - weekdayOf(day);
  return weekdayOf(day) === 0 ? [day - 2, day] : [monday + 5, monday + 6];
}

/** "Sun, Nov 22" */
export function dayText(isoDate: string): string {
  const day = Math.floor(Date.parse(`${isoDate}T00:00Z`) / 86_400_000);
  const { month, day: number } = dateOf(day);
  return `${WEEKDAYS[weekdayOf(day)]?.short}, ${MONTHS[month - 1]?.short} ${number}`;
}

/** "8 PM" */
export const clockText = (at: Date, timeZone: string): string =>
  timeText(wallMinuteAt(at, timeZone));

/** "Sun, Nov 22, 8 PM" */
export const momentText = (at: Date, timeZone: string): string =>
  `${dayText(isoDateOf(Math.floor(wallMinuteAt(at, timeZone) / DAY_MINUTES)))}, ${clockText(at, timeZone)}`;

/** "on Sun, Nov 22", "from Sat, Nov 21 to Sun, Nov 22" */
export const daysText = ({ first, last }: Moment): string =>
  first === last ? `on ${dayText(first)}` : `from ${dayText(first)} to ${dayText(last)}`;
