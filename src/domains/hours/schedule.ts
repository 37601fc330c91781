import { dateOf, isoDateOf, weekdayOf } from "./calendar.ts";
import { HOLIDAY_NAMES, type Hours, isInSeason, type Span } from "./contract.ts";
import { holidayDay } from "./holidays.ts";
import { DAY_MINUTES } from "./limits-contract.ts";

export interface DaySchedule {
  /** Minutes of that day; what starts late ends after 1440. */
  spans: readonly Span[];
  source: "exception" | "holiday" | "season" | "week";
  /** Why the day is not as usual. */
  note: string | null;
}

const ALL_DAY: readonly Span[] = [{ start: 0, end: DAY_MINUTES }];

/** The spans that start on a day. A late night belongs to its evening, even before a closed day. */
export function scheduleOn(hours: Hours, day: number): DaySchedule {
  const exception = exceptionOn(hours, day);
  if (exception) {
    return { spans: exception.spans, source: "exception", note: exception.note ?? null };
  }
  const special = holidayOn(hours, day);
  if (special) {
    return { spans: special.spans, source: "holiday", note: HOLIDAY_NAMES[special.holiday] };
  }
  const season = seasonOn(hours, day);
  if (season) {
    return { spans: spansOfWeekday(season.weekly, weekdayOf(day)), source: "season", note: null };
  }
  const spans = hours.alwaysOpen ? ALL_DAY : spansOfWeekday(hours.weekly, weekdayOf(day));
  return { spans, source: "week", note: null };
}

/** Whether no day of this part of the year has hours, so that nothing opens before another part. */
export function isOffSeason(hours: Hours, day: number): boolean {
  if (hours.seasons.length === 0) return false;
  const season = seasonOn(hours, day);
  return season ? season.weekly.length === 0 : !hours.alwaysOpen && hours.weekly.length === 0;
}

export function spansOfWeekday(weekly: readonly Span[], weekday: number): Span[] {
  const midnight = weekday * DAY_MINUTES;
  return weekly
    .filter(({ start }) => start >= midnight && start < midnight + DAY_MINUTES)
    .map(({ start, end }) => ({ start: start - midnight, end: end - midnight }));
}

/** The other way: seven days of spans as minutes of the week. */
export function weekOf(days: readonly (readonly Span[])[]): Span[] {
  return days
    .flatMap((spans, weekday) =>
      spans.map(({ start, end }) => ({
        start: start + weekday * DAY_MINUTES,
        end: end + weekday * DAY_MINUTES,
      })),
    )
    .sort((a, b) => a.start - b.start);
}

// A search for the next opening asks for hundreds of days; most places have none of these three.

function exceptionOn({ exceptions }: Hours, day: number) {
  if (exceptions.length === 0) return undefined;
  const date = isoDateOf(day);
  return exceptions.find((exception) => exception.date === date);
}

/** Two can meet (in 2033 Juneteenth is Father's Day); then the first one listed counts. */
function holidayOn({ holidays }: Hours, day: number) {
  if (holidays.length === 0) return undefined;
  const { year } = dateOf(day);
  return holidays.find(({ holiday }) => holidayDay(holiday, year) === day);
}

function seasonOn({ seasons }: Hours, day: number) {
  if (seasons.length === 0) return undefined;
  const date = dateOf(day);
  return seasons.find((season) => isInSeason(season, date));
}
