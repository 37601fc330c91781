import { z } from "zod";
import { DAY_MINUTES, WEEK_MINUTES } from "./limits-contract.ts";

export const HOURS_TEXT_MAX_LENGTH = 10_000;
export const WEEKLY_SPANS_MAX = 28;
export const DAY_SPANS_MAX = 4;
export const SEASONS_MAX = 6;
export const EXCEPTIONS_MAX = 60;
const EXCEPTION_NOTE_MAX_LENGTH = 80;

/** In the order of the year; the day itself, not the day on which offices observe it. */
export const HOLIDAY_NAMES = {
  "new-years-day": "New Year's Day",
  "mlk-day": "Martin Luther King Jr. Day",
  "presidents-day": "Presidents' Day",
  "easter-sunday": "Easter Sunday",
  "mothers-day": "Mother's Day",
  "memorial-day": "Memorial Day",
  juneteenth: "Juneteenth",
  "fathers-day": "Father's Day",
  "independence-day": "Independence Day",
  "labor-day": "Labor Day",
  "columbus-day": "Columbus Day",
  "veterans-day": "Veterans Day",
  thanksgiving: "Thanksgiving",
  "day-after-thanksgiving": "Day after Thanksgiving",
  "christmas-eve": "Christmas Eve",
  "christmas-day": "Christmas Day",
  "new-years-eve": "New Year's Eve",
} as const;
export type Holiday = keyof typeof HOLIDAY_NAMES;
export const HOLIDAYS = Object.keys(HOLIDAY_NAMES) as Holiday[];

const lastsAtMostADay = ({ start, end }: Span) => end > start && end - start <= DAY_MINUTES;
const WRONG_LENGTH = "A span ends after it starts and lasts a day at most.";

const isInOrder = (spans: readonly Span[]) =>
  spans.every((span, i) => i === 0 || (spans[i - 1]?.end ?? 0) <= span.start);
const OUT_OF_ORDER = "Spans are in order and do not overlap.";

function meetsItselfInAWeek(spans: readonly Span[]): boolean {
  const [first, last] = [spans[0], spans.at(-1)];
  return first === undefined || last === undefined || last.end - WEEK_MINUTES <= first.start;
}

/** Minutes on the wall clock, in the place's own time zone. */
const minute = z.int().min(0);

export interface Span {
  start: number;
  /** The first minute that is closed again. */
  end: number;
}

/** Minute 0 is Monday 00:00; a Sunday night may end after 10080. A span is of the day it starts on. */
const WeeklySpans = z
  .array(
    z
      .object({ start: minute.max(WEEK_MINUTES - 1), end: minute.max(WEEK_MINUTES + DAY_MINUTES) })
      .refine(lastsAtMostADay, WRONG_LENGTH),
  )
  .max(WEEKLY_SPANS_MAX)
  .refine(isInOrder, OUT_OF_ORDER)
  .refine(meetsItselfInAWeek, OUT_OF_ORDER);

/** Minutes of one day; an end after 1440 is on the next day. No spans: closed. */
const DaySpans = z
  .array(
    z
      .object({ start: minute.max(DAY_MINUTES - 1), end: minute.max(2 * DAY_MINUTES) })
      .refine(lastsAtMostADay, WRONG_LENGTH),
  )
  .max(DAY_SPANS_MAX)
  .refine(isInOrder, OUT_OF_ORDER);

const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const lastDayOfMonth = (month: number) => MONTH_LENGTHS[month - 1] ?? 31;

export const MonthDay = z
  .object({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) })
  .refine(({ month, day }) => day <= lastDayOfMonth(month), "There is no such day.");
export type MonthDay = z.infer<typeof MonthDay>;

/** From one day to another, both included; `from` after `to` goes over new year. No spans: closed. */
export const Season = z.object({ from: MonthDay, to: MonthDay, weekly: WeeklySpans });
export type Season = z.infer<typeof Season>;

const ordinal = ({ month, day }: MonthDay) => month * 32 + day;
export function isInSeason({ from, to }: Omit<Season, "weekly">, date: MonthDay): boolean {
  const [first, last, now] = [ordinal(from), ordinal(to), ordinal(date)];
  return first <= last ? first <= now && now <= last : first <= now || now <= last;
}

/** Two ranges overlap exactly when one holds the first day of the other. */
const areApart = (seasons: readonly Season[]) =>
  seasons.every((a) => seasons.every((b) => a === b || !isInSeason(a, b.from)));

export const HoursException = z.object({
  date: z.iso.date(),
  spans: DaySpans,
  /** Without the characters that part the text of hours, so that the text can be read back. */
  note: z
    .string()
    .trim()
    .min(1)
    .max(EXCEPTION_NOTE_MAX_LENGTH, { abort: true })
    .regex(/^[^\p{Cc}<>();]*$/u, "Please leave out brackets and semicolons.")
    .optional(),
});
export type HoursException = z.infer<typeof HoursException>;

export const HolidayHours = z.object({ holiday: z.enum(HOLIDAYS), spans: DaySpans });
export type HolidayHours = z.infer<typeof HolidayHours>;

const areUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** For one day the dated exception counts first, then the holiday, the season and the week. */
export const Hours = z
  .object({
    /** Day and night, in place of `weekly`; seasons, holidays and exceptions still count. */
    alwaysOpen: z.boolean().default(false),
    weekly: WeeklySpans.default([]),
    seasons: z
      .array(Season)
      .max(SEASONS_MAX)
      .refine(areApart, "Seasons do not overlap.")
      .default([]),
    holidays: z
      .array(HolidayHours)
      .max(HOLIDAYS.length)
      .refine((list) => areUnique(list.map(({ holiday }) => holiday)), "One entry per holiday.")
      .default([]),
    exceptions: z
      .array(HoursException)
      .max(EXCEPTIONS_MAX)
      .refine((list) => areUnique(list.map(({ date }) => date)), "One exception per date.")
      .default([]),
  })
  .refine(({ alwaysOpen, weekly }) => !alwaysOpen || weekly.length === 0, {
    path: ["weekly"],
    error: "A place that is always open has no weekly hours.",
  });
export type Hours = z.infer<typeof Hours>;
