import type { Series, SeriesRule } from "./contract.ts";
import { WEEKDAYS, type Weekday } from "./limits-contract.ts";
import { dayOf, nearestInstant, weekdayOf } from "./wall-time.ts";

const LAST_MINUTE = "T23:59";

/** As calendars write a rule (RFC 5545). Every day is named, so that no reader has to guess. */
export function ruleText(
  rule: SeriesRule,
  { startsLocal, timeZone }: Omit<Series, "rule">,
): string {
  const end = rule.until
    ? [`UNTIL=${universalText(nearestInstant(rule.until + LAST_MINUTE, timeZone))}`]
    : rule.count === null
      ? []
      : [`COUNT=${rule.count}`];
  return [
    `FREQ=${rule.frequency.toUpperCase()}`,
    `INTERVAL=${rule.interval}`,
    ...dayParts(rule, startsLocal),
    ...end,
  ].join(";");
}

function dayParts(rule: SeriesRule, startsLocal: string): string[] {
  const month = Number(startsLocal.slice(5, 7));
  const day = Number(startsLocal.slice(8, 10));
  if (rule.frequency === "weekly") return [`BYDAY=${weekdaysOf(rule, startsLocal).join(",")}`];
  if (rule.frequency === "yearly") return [`BYMONTH=${month}`, `BYMONTHDAY=${day}`];
  if (rule.frequency === "daily") return [];
  if (rule.monthlyBy === "last_day") return ["BYMONTHDAY=-1"];
  return rule.monthlyBy === "day"
    ? [`BYMONTHDAY=${day}`]
    : [`BYDAY=${weekOfMonth(rule, startsLocal)}${firstWeekday(startsLocal)}`];
}

/** In the order of the week, with the day of the first date. */
export function weekdaysOf(rule: Pick<SeriesRule, "weekdays">, startsLocal: string): Weekday[] {
  const first = firstWeekday(startsLocal);
  return WEEKDAYS.filter((day) => day === first || rule.weekdays.includes(day));
}

export const firstWeekday = (startsLocal: string): Weekday =>
  WEEKDAYS[weekdayOf(startsLocal)] ?? "MO";

/** 1 to 4, or −1 for the last; a fifth one is the last, too: few months have five. */
export function weekOfMonth(
  { monthlyBy }: Pick<SeriesRule, "monthlyBy">,
  startsLocal: string,
): number {
  if (monthlyBy === "last_weekday") return -1;
  const week = Math.ceil(Number(dayOf(startsLocal).slice(8)) / 7);
  return week > 4 ? -1 : week;
}

/** "20270314T130000Z" */
export const universalText = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** "20270314T090000" */
export const localText = (wall: string): string => `${wall.replaceAll(/[-:]/g, "")}00`;
