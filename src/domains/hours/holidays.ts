import { dayOf, weekdayOf } from "./calendar.ts";
import type { Holiday } from "./contract.ts";

const [MONDAY, THURSDAY, SUNDAY] = [0, 3, 6];

/** The nth such weekday of a month. */
function nth(n: number, weekday: number, year: number, month: number): number {
  const first = dayOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1);
}

function lastMonday(year: number, month: number): number {
  const last = dayOf(year, month + 1, 0);
  return last - weekdayOf(last);
}

/** The anonymous Gregorian computus, as printed by Meeus. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

const DAYS: Record<Holiday, (year: number) => number> = {
  "new-years-day": (year) => dayOf(year, 1, 1),
  "mlk-day": (year) => nth(3, MONDAY, year, 1),
  "presidents-day": (year) => nth(3, MONDAY, year, 2),
  "easter-sunday": easter,
  "mothers-day": (year) => nth(2, SUNDAY, year, 5),
  "memorial-day": (year) => lastMonday(year, 5),
  juneteenth: (year) => dayOf(year, 6, 19),
  "fathers-day": (year) => nth(3, SUNDAY, year, 6),
  "independence-day": (year) => dayOf(year, 7, 4),
  "labor-day": (year) => nth(1, MONDAY, year, 9),
  "columbus-day": (year) => nth(2, MONDAY, year, 10),
  "veterans-day": (year) => dayOf(year, 11, 11),
  thanksgiving: (year) => nth(4, THURSDAY, year, 11),
  "day-after-thanksgiving": (year) => nth(4, THURSDAY, year, 11) + 1,
  "christmas-eve": (year) => dayOf(year, 12, 24),
  "christmas-day": (year) => dayOf(year, 12, 25),
  "new-years-eve": (year) => dayOf(year, 12, 31),
};

export const holidayDay = (holiday: Holiday, year: number) => DAYS[holiday](year);
