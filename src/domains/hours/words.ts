import type { Holiday } from "./contract.ts";

/** A number as people write it: a time of day, a day of a month or a year. */
export interface NumberWord {
  kind: "number";
  text: string;
  hour: number;
  minute: number;
  half: "am" | "pm" | null;
}

export type Word =
  | NumberWord
  | { kind: "days"; days: number[] }
  | { kind: "month"; month: number }
  | { kind: "holiday"; holiday: Holiday }
  | { kind: "note"; text: string }
  | { kind: BareKind };
type BareKind = "dash" | "and" | "comma" | "colon" | "stop" | "closed" | "except" | "allDay";

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const DAY_NAMES = [
  "m|mo|mon(day)?s?",
  "tu|tue(s|sday|sdays)?",
  "w|we|wed(s|nesday|nesdays)?",
  "th|thu(r|rs|rsday|rsdays)?",
  "f|fr|fri(day)?s?",
  "sa|sat(urday)?s?",
  "su|sun(day)?s?",
];
const MONTH_NAMES =
  "jan(uary)? feb(ruary)? mar(ch)? apr(il)? may june? july? aug(ust)? sept?(ember)? oct(ober)? nov(ember)? dec(ember)?";
const HOLIDAY_WORDS: [Holiday, string][] = [
  ["new-years-eve", "new year'?s'? eve"],
  ["new-years-day", "new year'?s'?( day)?"],
  ["mlk-day", "(mlk|martin luther king,?( jr\\.?)?)( day)?"],
  ["presidents-day", "president'?s'? day"],
  ["easter-sunday", "easter( sunday)?"],
  ["mothers-day", "mother'?s'? day"],
  ["memorial-day", "memorial day"],
  ["juneteenth", "juneteenth"],
  ["fathers-day", "father'?s'? day"],
  ["independence-day", "independence day|(the )?(4th|fourth) of july"],
  ["labor-day", "labou?r day"],
  ["columbus-day", "(columbus|indigenous peoples?'?s?) day"],
  ["veterans-day", "veteran'?s'? day"],
  ["day-after-thanksgiving", "(the )?day after thanksgiving|black friday"],
  ["thanksgiving", "thanksgiving( day)?"],
  ["christmas-eve", "(christmas|xmas) eve"],
  ["christmas-day", "(christmas|xmas)( day)?"],
];

type Reading = [pattern: RegExp, read: (match: RegExpExecArray) => Word | null];
/** Letters end where other letters begin, so that "sunrise" is no Sunday. */
const word = (source: string) => new RegExp(`(?:${source})(?![a-z'])`, "y");
const bare = (kind: BareKind) => (): Word => ({ kind });

const EVERY_DAY = "daily|every ?day|(7|seven) days( a week)?";

/** The first that fits counts; null is a word without a meaning of its own. */
const READINGS: Reading[] = [
  [/\s*\n\s*|[;|•·]/y, bare("stop")],
  [/\s+/y, () => null],
  [/\(([^()]*)\)/y, ([, text = ""]) => ({ kind: "note", text })],
  [
    word(`24 ?/ ?7|(24|twenty-four)[ -]?(hours?|hrs?)( a day)?(,? (${EVERY_DAY}))?`),
    bare("allDay"),
  ],
  ...HOLIDAY_WORDS.map(
    ([holiday, source]): Reading => [word(source), () => ({ kind: "holiday", holiday })],
  ),
  [word(EVERY_DAY), () => ({ kind: "days", days: ALL_DAYS })],
  [word("weekdays?"), () => ({ kind: "days", days: [0, 1, 2, 3, 4] })],
  [word("weekends?"), () => ({ kind: "days", days: [5, 6] })],
  ...DAY_NAMES.map(
    (source, day): Reading => [word(`(${source})\\.?`), () => ({ kind: "days", days: [day] })],
  ),
  ...MONTH_NAMES.split(" ").map(
    (source, index): Reading => [
      word(`${source}\\.?`),
      () => ({ kind: "month", month: index + 1 }),
    ],
  ),
  [word("(12 )?noon"), () => number("noon", 12, 0, "pm")],
  [word("(12 )?midnight"), () => number("midnight", 12, 0, "am")],
  [/(\d{1,2})[:.](\d\d) ?(?:([ap])(?:\.?m)?\b\.?)?(?![a-z\d]|:\d)/y, readNumber],
  [/(\d{1,2})(\d\d)? ?(?:([ap])(?:\.?m)?\b\.?)?(?:st|nd|rd|th)?(?![a-z\d]|:\d)/y, readNumber],
  [/[-–—−]|(?:to|through|thru|until|till|'?til)(?![a-z])/y, bare("dash")],
  [/[&+/]|and(?![a-z])/y, bare("and")],
  [word("closed( on)?"), bare("closed")],
  [word("except( on)?( for)?"), bare("except")],
  [word("open|hours|from|year[- ]round"), () => null],
  [/,/y, bare("comma")],
  [/:/y, bare("colon")],
  [/\./y, bare("stop")],
];

/** Null when there is anything that is not understood. */
export function readWords(text: string): Word[] | null {
  const written = text
    .normalize("NFKC")
    .trim()
    .replaceAll(/[^\S\n]+/g, " ");
  const lower = written.toLowerCase().replaceAll(/[’‘`]/g, "'");
  const words: Word[] = [];
  let position = 0;
  while (position < lower.length) {
    const found = readAt(lower, position);
    if (!found) return null;
    if (found.word?.kind === "note") found.word.text = noteAt(written, words);
    if (found.word) words.push(found.word);
    position = found.end;
  }
  return words;
}

function readAt(text: string, position: number): { word: Word | null; end: number } | null {
  for (const [pattern, read] of READINGS) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match && match[0] !== "") return { word: read(match), end: pattern.lastIndex };
  }
  return null;
}

/** The nth note as it was written: words are read in lower case. */
function noteAt(text: string, words: readonly Word[]): string {
  const before = words.filter(({ kind }) => kind === "note").length;
  return [...text.matchAll(/\(([^()]*)\)/g)][before]?.[1]?.trim() ?? "";
}

function readNumber([text, hour, minute, half]: RegExpExecArray): Word {
  const halfDay = half === undefined ? null : half === "a" ? "am" : "pm";
  return number(text.trim(), Number(hour), Number(minute ?? 0), halfDay);
}

function number(text: string, hour: number, minute: number, half: "am" | "pm" | null): Word {
  return { kind: "number", text, hour, minute, half };
}
