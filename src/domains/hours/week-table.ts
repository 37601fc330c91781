import { dayOfIsoDate, weekdayOf } from "./calendar.ts";
import type { Hours } from "./contract.ts";
import { spansText, WEEKDAYS } from "./hours-text.ts";
import { scheduleOn } from "./schedule.ts";

export interface HoursRow {
  day: string;
  /** "11 AM–2 PM, 5 PM–9 PM", "Open 24 hours", "Closed". */
  text: string;
  isToday: boolean;
  /** The holiday or the reason when that day is not as usual. */
  note: string | null;
}

/**
 * Monday to Sunday as they come from a date (`2026-07-04`, today at the place) on: a day that has
 * passed this week is shown as it will be next week.
 */
export function hoursTable(hours: Hours, date: string): HoursRow[] {
  const today = dayOfIsoDate(date);
  return WEEKDAYS.map(({ name }, weekday) => {
    const day = today + ((weekday - weekdayOf(today) + 7) % 7);
    const { spans, note } = scheduleOn(hours, day);
    const text = spansText(spans).replace(/^24 hours$/, "Open 24 hours") || "Closed";
    return { day: name, text, isToday: day === today, note };
  });
}
