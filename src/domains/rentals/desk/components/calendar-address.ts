import { addDays, addMonths, monthText, weekOf } from "#src/shared/calendar-days.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import type { DeskCalendar } from "../calendar-contract.ts";
import type { CalendarView } from "../limits-contract.ts";

/** What the address of the calendar says. */
export interface Asked {
  item: number;
  view: CalendarView;
  day: string;
}

export const calendarAddress = ({ item, view, day }: Asked): string =>
  `?${new URLSearchParams({ tab: "calendar", item: String(item), view, day })}`;

/** The way to the month or week before and after. */
export function leavesOf({ view, day }: DeskCalendar, to: (asked: Partial<Asked>) => string) {
  const leaf = (step: -1 | 1) => {
    const spoken = `${view === "month" ? "Month" : "Week"} ${step < 0 ? "before" : "after"}`;
    if (view === "week") {
      const next = addDays(day, step * 7);
      return { to: to({ day: next }), spoken, shown: formatDay(weekOf(next)[0] ?? next) };
    }
    const month = addMonths(day.slice(0, 7), step);
    return { to: to({ day: `${month}-01` }), spoken, shown: monthText(month) };
  };
  return { before: leaf(-1), after: leaf(1) };
}

/** "June 2027", or "Jun 6, 2027 – Jun 12, 2027" */
export function leafText(view: CalendarView, day: string): string {
  if (view === "month") return monthText(day.slice(0, 7));
  const week = weekOf(day);
  return `${formatDay(week[0] ?? day)} – ${formatDay(week[6] ?? day)}`;
}
