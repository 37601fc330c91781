import { dayOfIsoDate, localDateAt, weekdayOf } from "#src/domains/hours/calendar.ts";
import { addDays, addMonths } from "#src/shared/calendar-days.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";

export interface Period {
  period: "week" | "month" | "all";
  /** Its first day, by the clock of the site. */
  start: string;
}

/** All time begins before everything. */
export const ALL_TIME: Period = { period: "all", start: "1970-01-01" };

const mondayOf = (day: string): string => addDays(day, -weekdayOf(dayOfIsoDate(day)));

/** The calendar week, from Monday on, and the month that hold a moment. */
export function periodsOf(moment: Date): { week: string; month: string } {
  const day = localDateAt(moment, SITE_TIME_ZONE);
  return { week: mondayOf(day), month: `${day.slice(0, 7)}-01` };
}

/** Those that the board shows: this week and the last, this month and the last, all time. */
export function openPeriods(now: Date): Period[] {
  const { week, month } = periodsOf(now);
  return [
    { period: "week", start: week },
    { period: "week", start: addDays(week, -7) },
    { period: "month", start: month },
    { period: "month", start: `${addMonths(month.slice(0, 7), -1)}-01` },
    ALL_TIME,
  ];
}
