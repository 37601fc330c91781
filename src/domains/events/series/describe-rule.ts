import { formatLongDay } from "#src/shared/plain-format.ts";
import type { Series, SeriesRule } from "./contract.ts";
import { type Frequency, WEEKDAY_WORDS } from "./limits-contract.ts";
import { firstWeekday, weekdaysOf, weekOfMonth } from "./rule-text.ts";

const UNITS: Readonly<Record<Frequency, readonly [one: string, many: string]>> = {
  daily: ["day", "days"],
  weekly: ["week", "weeks"],
  monthly: ["month", "months"],
  yearly: ["year", "years"],
};

/** "Every 2 weeks on Tuesday and Friday, until June 30, 2027"; null for one date. */
export function describeRule({ rule, startsLocal }: Omit<Series, "timeZone">): string | null {
  if (rule === null) return null;
  const [one, many] = UNITS[rule.frequency];
  const rhythm = rule.interval === 1 ? `Every ${one}` : `Every ${rule.interval} ${many}`;
  const on = describeDays(rule, startsLocal);
  return [on ? `${rhythm} on ${on}` : rhythm, describeEnd(rule)].filter(Boolean).join(", ");
}

function describeDays(rule: SeriesRule, startsLocal: string): string {
  if (rule.frequency === "daily") return "";
  if (rule.frequency === "weekly")
    return inWords(weekdaysOf(rule, startsLocal).map((day) => WEEKDAY_WORDS[day]));
  if (rule.frequency === "yearly") return formatLongDay(`${startsLocal}Z`).replace(/, \d+$/, "");
  if (rule.monthlyBy === "last_day") return "the last day";
  if (rule.monthlyBy === "day") return `the ${ordinal(Number(startsLocal.slice(8, 10)))}`;
  return `the ${weekWord(rule, startsLocal)} ${WEEKDAY_WORDS[firstWeekday(startsLocal)]}`;
}

function describeEnd({ until, count }: SeriesRule): string {
  if (until !== null) return `until ${formatLongDay(until)}`;
  if (count === null) return "";
  return count === 1 ? "once" : `${count} times`;
}

const WEEK_WORDS = new Map([
  [1, "first"],
  [2, "second"],
  [3, "third"],
  [4, "fourth"],
  [-1, "last"],
]);

const weekWord = (rule: SeriesRule, startsLocal: string): string =>
  WEEK_WORDS.get(weekOfMonth(rule, startsLocal)) ?? "";

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${ending}`;
}

function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
