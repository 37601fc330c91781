import { dateOf, dayOf, isoDateOf } from "./calendar.ts";
import { readSpan } from "./clock.ts";
import { type Holiday, lastDayOfMonth, type MonthDay, type Season, type Span } from "./contract.ts";
import { DAY_MINUTES } from "./limits-contract.ts";
import type { WordReader } from "./word-reader.ts";

/** "Mon-Thu", "Friday & Saturday", "daily except Mondays". */
export function readDays(words: WordReader): number[] | null {
  const days = new Set(words.list(readDayRange).flat());
  if (days.size === 0) return null;
  if (!words.take("except")) return [...days];
  const except = new Set(words.list(readDayRange).flat());
  return except.size === 0 ? null : [...days].filter((day) => !except.has(day));
}

function readDayRange(words: WordReader): number[] | null {
  const first = words.take("days");
  if (!first) return null;
  if (!words.sees("dash", "days")) return first.days;
  words.take("dash");
  const last = words.take("days");
  const [from, to] = [first.days[0], last?.days[0]];
  if (from === undefined || to === undefined) return null;
  if (first.days.length > 1 || (last?.days.length ?? 0) > 1) return null;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7);
}

/** "9-12, 1-5", "11am to midnight", "24 hours". */
export function readSpans(words: WordReader): Span[] | null {
  if (words.take("allDay")) return [{ start: 0, end: DAY_MINUTES }];
  let after = 0;
  const spans = words.list(() => {
    if (!words.sees("number", "dash", "number")) return null;
    const from = words.take("number");
    words.take("dash");
    const to = words.take("number");
    const span = from && to && readSpan(from, to, after);
    after = span?.end ?? after;
    return span;
  });
  return spans.length === 0 ? null : spans;
}

export function readHolidays(words: WordReader): Holiday[] | null {
  const holidays = words.list(() => words.take("holiday")?.holiday ?? null);
  return holidays.length === 0 ? null : holidays;
}

/** "Apr–Oct", "April 15 to October 1", "July". */
export function readSeason(words: WordReader): Omit<Season, "weekly"> | null {
  const first = words.take("month");
  if (!first) return null;
  const firstDay = words.attempt(() => readDayOfMonth(words));
  if (words.sees("dash", "month")) {
    words.take("dash");
    const last = words.take("month");
    if (!last) return null;
    // "Apr–Oct 9-5": the 9 is a time.
    const lastDay = words.sees("number", "dash", "number") ? null : readDayOfMonth(words);
    return rangeOf(first.month, firstDay, last.month, lastDay);
  }
  if (firstDay === null) return rangeOf(first.month, null, first.month, null);
  if (!words.take("dash")) return null;
  const lastDay = readDayOfMonth(words);
  return lastDay === null ? null : rangeOf(first.month, firstDay, first.month, lastDay);
}

function rangeOf(
  fromMonth: number,
  fromDay: number | null,
  toMonth: number,
  toDay: number | null,
): { from: MonthDay; to: MonthDay } {
  return {
    from: { month: fromMonth, day: fromDay ?? 1 },
    to: { month: toMonth, day: toDay ?? lastDayOfMonth(toMonth) },
  };
}

function readDayOfMonth(words: WordReader): number | null {
  const number = words.take("number");
  if (!number || !/^\d{1,2}(st|nd|rd|th)?$/.test(number.text)) return null;
  return number.hour;
}

/** "Jul 3, 2026" */
export function readDate(words: WordReader): string | null {
  const month = words.take("month")?.month;
  const day = readDayOfMonth(words);
  words.take("comma");
  const year = words.take("number")?.text;
  if (!month || day === null || !year || !/^20\d\d$/.test(year)) return null;
  const date = dayOf(Number(year), month, day);
  // February 29 of a common year would be March 1.
  return dateOf(date).day === day ? isoDateOf(date) : null;
}
