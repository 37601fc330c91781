import { dateOf, wallMinuteAt, weekdayOf } from "./calendar.ts";
import type { Hours } from "./contract.ts";
import { MONTHS, timeText, WEEKDAYS } from "./hours-text.ts";
import { dayAt, firstStretchFrom, type OpenInterval } from "./intervals.ts";
import { DAY_MINUTES } from "./limits-contract.ts";
import { isOffSeason } from "./schedule.ts";

/** `closesAt` is null when it stays open for a week at least; `opensAt`, when nothing is known. */
export type OpenState =
  | { isOpen: true; closesAt: Date | null }
  | { isOpen: false; opensAt: Date | null };

const DAY_MS = DAY_MINUTES * 60_000;
const NEAR_DAYS = 9;
/** More than a year, so that whatever comes back every year is seen. */
const FAR_DAYS = 400;

export function openStateAt(hours: Hours, instant: Date, timeZone: string): OpenState {
  const next =
    firstStretchFrom(hours, instant, NEAR_DAYS, timeZone) ??
    firstStretchFrom(hours, instant, FAR_DAYS, timeZone);
  if (next && next[0] <= instant) return { isOpen: true, closesAt: closingOf(next, instant) };
  return { isOpen: false, opensAt: next?.[0] ?? null };
}

function closingOf([, end]: OpenInterval, instant: Date): Date | null {
  return end.getTime() - instant.getTime() < 7 * DAY_MS ? end : null;
}

/** "Open now · closes 9 PM", "Closed, opens Tue 11 AM", "Closed for the season, opens Apr 1". */
export function describeOpenState(hours: Hours, instant: Date, timeZone: string): string {
  const state = openStateAt(hours, instant, timeZone);
  if (state.isOpen) return describeOpen(state.closesAt, instant, timeZone);
  const { opensAt } = state;
  if (opensAt === null) return "Closed";
  const today = dayAt(instant, timeZone);
  const opening = dayAt(opensAt, timeZone);
  if (opening > today && isSeasonBetween(hours, today, opening)) {
    return `Closed for the season, opens ${monthDayText(opening)}`;
  }
  if (opening - today >= 7) return `Closed, opens ${monthDayText(opening)}`;
  // A day's own midnight is its start here; "Tue midnight" would mean its end.
  const time = timeText(wallMinuteAt(opensAt, timeZone)).replace("midnight", "12 AM");
  return opening === today
    ? `Closed, opens ${time}`
    : `Closed, opens ${WEEKDAYS[weekdayOf(opening)]?.short} ${time}`;
}

function describeOpen(closesAt: Date | null, instant: Date, timeZone: string): string {
  if (closesAt === null) return "Open 24 hours";
  const closing = wallMinuteAt(closesAt, timeZone);
  const time = timeText(closing);
  if (closesAt.getTime() - instant.getTime() < DAY_MS) return `Open now · closes ${time}`;
  // The minute before: midnight is the end of a day.
  const weekday = weekdayOf(Math.floor((closing - 1) / DAY_MINUTES));
  return `Open now · closes ${WEEKDAYS[weekday]?.short} ${time}`;
}

/** Whether it is closed for a season, and not opened by an exception in the midst of it. */
function isSeasonBetween(hours: Hours, today: number, opening: number): boolean {
  if (isOffSeason(hours, opening)) return false;
  for (let day = today; day < opening; day++) {
    if (isOffSeason(hours, day)) return true;
  }
  return false;
}

function monthDayText(day: number): string {
  const date = dateOf(day);
  return `${MONTHS[date.month - 1]?.short} ${date.day}`;
}
