import { HOLIDAY_NAMES, HOLIDAYS, lastDayOfMonth } from "#src/domains/hours/contract.ts";
import { MONTHS, WEEKDAYS } from "#src/domains/hours/hours-text.ts";
import { endsInDenial } from "./denial-rules.ts";
import { without } from "./message-rules.ts";
import type { Day, When } from "./question-contract.ts";

interface ReadWhen {
  when: When | null;
  /** What is left of the message. */
  rest: string;
}

const NIGHT = 20 * 60;
const LATE = 22 * 60;
const NOON = 12 * 60;

/** "tonight after 8", "next Friday at 6:30 pm", "Labor Day weekend", "July 4". */
export function readWhen(said: string): ReadWhen {
  const day = readDay(said);
  const clock = readClock(day.rest, /\b(tonight|evening|night|dinner|late)\b/.test(said));
  const isNow = /\b(now|right now|currently|at the moment)\b/.test(clock.rest);
  const rest = without(clock.rest, /\b(open |is |are )?(right now|now|currently|at the moment)\b/);
  if (day.value === null && clock.value === null && !isNow) return { when: null, rest: said };
  return { when: { day: day.value, minute: clock.value, isNow }, rest };
}

interface Read<Value> {
  value: Value | null;
  rest: string;
}

const MONTH_WORDS = MONTHS.map(({ name }, index) => ({
  month: index + 1,
  words: name === "May" ? "may" : `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`,
}));
const ANY_MONTH = MONTH_WORDS.map(({ words }) => words).join("|");
const YEAR = "(?:(?: ;)? (\\d{4}))?";
const LEAP_DAY = 29;
const LAST_YEAR = 9999;
const NTHS: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  last: -1,
};
const NTH = `(${Object.keys(NTHS).join("|")})`;
const ANY_WEEKDAY = WEEKDAYS.map(({ name }) => `${name.toLowerCase()}s?`).join("|");

const monthOf = (word: string): number =>
  MONTH_WORDS.find(({ words }) => words.split("|").includes(word))?.month ?? 1;
const weekdayOf = (word: string): number =>
  WEEKDAYS.findIndex(({ name }) => word.startsWith(name.toLowerCase()));

const HOLIDAY_WORDS: readonly { words: string; holiday: string }[] = [
  { words: "(the )?(4th|fourth) of july|july 4th|july fourth", holiday: "independence-day" },
  { words: "christmas eve", holiday: "christmas-eve" },
  { words: "christmas( day)?|xmas", holiday: "christmas-day" },
  { words: "new years eve", holiday: "new-years-eve" },
  { words: "new years( day)?", holiday: "new-years-day" },
  { words: "easter( sunday)?", holiday: "easter-sunday" },
  ...HOLIDAYS.map((holiday) => ({
    words: HOLIDAY_NAMES[holiday].toLowerCase().replaceAll(/['’.]/g, ""),
    holiday,
  })),
];

type Rule = readonly [RegExp, (match: RegExpExecArray) => Day];

const RULES: readonly Rule[] = [
  ...HOLIDAY_WORDS.map(
    ({ words, holiday }): Rule => [
      new RegExp(`\\b(?:on |for |over |this |next )?(?:${words})( weekend)?\\b`),
      (match) => ({ kind: "holiday", holiday, isWeekend: match.at(-1) !== undefined }),
    ],
  ),
  [
    new RegExp(`\\b(?:on |from )?(${ANY_MONTH}) (\\d{1,2})(?:st|nd|rd|th)?${YEAR}\\b(?!:)`),
    ([, month = "", day, year]) => dateOf(monthOf(month), Number(day), year),
  ],
  [
    new RegExp(
      `\\b(?:on )?(?:the )?(?!\\d+ may\\b)(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${ANY_MONTH})${YEAR}\\b`,
    ),
    ([, day, month = "", year]) => dateOf(monthOf(month), Number(day), year),
  ],
  [
    /\b(?:on )?(\d{4}) (\d\d) (\d\d)\b/,
    ([, year, month, day]) => dateOf(Number(month), Number(day), year),
  ],
  [
    /\b(?:on )?(\d{1,2})\/(\d{1,2})\/(\d{4})\b/,
    ([, month, day, year]) => dateOf(Number(month), Number(day), year),
  ],
  [
    /\bon (\d{1,2})\/(\d{1,2})\b/,
    ([, month, day]) => dateOf(Number(month), Number(day), undefined),
  ],
  [
    /\b(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\b(?! (?:miles?|mi|nm)\b)/,
    ([, month, day]) => dateOf(Number(month), Number(day), undefined),
  ],
  [
    new RegExp(
      `\\b(?:in |during )?(${ANY_MONTH})(?: ;)? (?:on |for )?(?:a |the )?(?:${NTH} )?(${ANY_WEEKDAY})\\b`,
    ),
    ([, month = "", nth, word = ""]) => weekdayOfMonth(month, word, nth),
  ],
  [
    new RegExp(
      `\\b(?:on )?(?:a |the )?(?:${NTH} )?(${ANY_WEEKDAY})(?: ;)? (?:in|of|during) (${ANY_MONTH})\\b`,
    ),
    ([, nth, word = "", month = ""]) => weekdayOfMonth(month, word, nth),
  ],
  [
    /\b(yesterday|last (week|weekend|month|year|night|summer|winter|spring|fall|sunday|monday|tuesday|wednesday|thursday|friday|saturday))\b/,
    () => ({ kind: "past" }),
  ],
  [
    /\b(day after tomorrow|tomorrow)( night| morning| evening| afternoon)?\b/,
    () => ({ kind: "tomorrow" }),
  ],
  [/\b(tonight|today|this (evening|morning|afternoon))\b/, () => ({ kind: "today" })],
  [
    /\b(?:over |on |for )?(?:the |this |coming )*(next )?weekend\b/,
    ([, next]) => ({ kind: "weekend", isNext: next !== undefined }),
  ],
  [
    new RegExp(
      `\\b(?:on |for |this |coming )?(next )?(${ANY_WEEKDAY})(?: (?:night|evening|morning|afternoon))?\\b`,
    ),
    ([, next, word = ""]) => ({
      kind: "weekday",
      weekday: weekdayOf(word),
      isNext: next !== undefined,
    }),
  ],
  [
    /\b(?:in )?(this|next|coming) (week|month)\b/,
    ([, which, span]) => ({ kind: span === "week" ? "week" : "month", isNext: which === "next" }),
  ],
  [
    new RegExp(`\\b(?:in |during |this |next )?(${ANY_MONTH}) (?:of )?(\\d{4})\\b`),
    ([, month = "", year]) => ({ kind: "named-month", month: monthOf(month), year: Number(year) }),
  ],
  [
    new RegExp(`\\b(?:in|during|this|next) (${ANY_MONTH})\\b`),
    ([, month = ""]) => ({ kind: "named-month", month: monthOf(month), year: null }),
  ],
  [
    /\b(?:in|during|for) (?:the )?year (\d{1,6})\b|\b(?:in|during) (\d{4})\b/,
    ([, year, other]) => ({ kind: "year", year: Math.min(Number(year ?? other), LAST_YEAR) }),
  ],
];

const dateOf = (month: number, day: number, year: string | undefined): Day => ({
  ...{ kind: "date", month, day, year: year === undefined ? null : Number(year) },
});

const weekdayOfMonth = (month: string, weekday: string, nth: string | undefined): Day => ({
  ...{ kind: "weekday-of-month", month: monthOf(month), weekday: weekdayOf(weekday) },
  nth: nth === undefined ? null : (NTHS[nth] ?? null),
});

/** Of a leap year, where none is said. */
const isOfCalendar = ({ month, day, year }: Extract<Day, { kind: "date" }>): boolean =>
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= (month === 2 && year !== null && !isLeapYear(year) ? 28 : lastDayOfMonth(month));

const isLeapYear = (year: number): boolean =>
  new Date(Date.UTC(year, 1, LEAP_DAY)).getUTCDate() === LEAP_DAY;

function readDay(said: string): Read<Day> {
  for (const [pattern, toDay] of RULES) {
    const match = pattern.exec(said);
    if (!match || endsInDenial(said.slice(0, match.index))) continue;
    const read = toDay(match);
    const day: Day =
      read.kind === "date" && !isOfCalendar(read)
        ? { kind: "no-such-day", said: match[0].replace(/^(?:on |from )?(?:the )?/, "") }
        : read;
    // Words of the time of day are read with the clock.
    const spoken = /\b(tonight|night|evening|morning|afternoon)\b/.exec(match[0])?.[1];
    const rest = without(said, pattern);
    return { value: day, rest: spoken ? `${rest} ${spoken}` : rest };
  }
  return { value: null, rest: said };
}

const CLOCK =
  /\b(after|past|before|until|till|by|at|around|from|about)? ?(\d{1,2})(?::(\d\d))? ?(am|pm|a m|p m|oclock)?\b(?! ?(?:feet|foot|ft|miles?|mi|m|meters?|metres?|people|kids|nights?|days?|hours?|inch|knots|slips|amps?|a|stars?)\b)/;

function readClock(said: string, isEvening: boolean): Read<number> {
  const named = /\b(?:at |after |around )?(noon|midnight)\b/.exec(said);
  if (named)
    return {
      value: named[1] === "noon" ? NOON : 24 * 60 - 1,
      rest: without(said, new RegExp(`\\b${named[0].trim()}\\b`)),
    };
  const match = CLOCK.exec(said);
  const [whole = "", lead, hourText = "", minuteText = "0", half] = match ?? [];
  const hour = Number(hourText);
  if (match && (lead || half || whole.includes(":")) && hour <= 24 && Number(minuteText) < 60) {
    const minute = (hourOf(hour, half, isEvening, lead) * 60 + Number(minuteText)) % (24 * 60);
    return { value: minute, rest: without(withoutParts(said), CLOCK) };
  }
  if (/\b(open late|late at night|late night|late)\b/.test(said))
    return { value: LATE, rest: without(said, /\b(late at night|late night|late)\b/) };
  const part = /\b(?:in the )?(tonight|night|evening|morning|afternoon)\b/.exec(said);
  if (part)
    return {
      value: PARTS[part[1] ?? ""] ?? null,
      rest: without(said, /\b(?:in the )?(tonight|night|evening|morning|afternoon)\b/),
    };
  return { value: null, rest: said };
}

const withoutParts = (said: string): string =>
  said.replace(/\b(in the )?(tonight|night|evening|morning|afternoon)\b/, " ");

const PARTS: Readonly<Record<string, number>> = {
  ...{ tonight: NIGHT, night: NIGHT, evening: 19 * 60, morning: 9 * 60, afternoon: 15 * 60 },
};

/** "after 8" at night is 8 PM; a bare hour is taken as people who go out mean it. */
function hourOf(hour: number, half: string | undefined, isEvening: boolean, lead?: string): number {
  if (half?.startsWith("a")) return hour % 12;
  if (half?.startsWith("p")) return (hour % 12) + 12;
  if (hour > 12 || hour === 0) return hour;
  const isAfternoon = hour < 8 || isEvening || (lead === "after" && hour < 12) || hour === 12;
  return isAfternoon ? (hour % 12) + 12 : hour;
}
