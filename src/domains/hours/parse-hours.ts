import {
  HOLIDAYS,
  HOURS_TEXT_MAX_LENGTH,
  type HolidayHours,
  Hours,
  type HoursException,
  type Season,
  type Span,
} from "./contract.ts";
import { readDate, readDays, readHolidays, readSeason, readSpans } from "./phrases.ts";
import { type DayRule, weekFrom } from "./week.ts";
import { WordReader } from "./word-reader.ts";
import { readWords } from "./words.ts";

interface Part {
  /** Null for the hours outside of all seasons. */
  season: Omit<Season, "weekly"> | null;
  rules: DayRule[];
}

interface Draft {
  parts: Part[];
  /** The part that phrases without a season belong to: the one of the last heading. */
  current: Part;
  isAlwaysOpen: boolean;
  holidays: HolidayHours[];
  exceptions: HoursException[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Null unless every word is understood and can be meant in one way only. */
export function parseHours(text: string): Hours | null {
  if (text.length > HOURS_TEXT_MAX_LENGTH) return null;
  const list = readWords(text);
  if (!list) return null;
  const words = new WordReader(list);
  const base: Part = { season: null, rules: [] };
  const draft: Draft = {
    parts: [base],
    current: base,
    isAlwaysOpen: false,
    holidays: [],
    exceptions: [],
  };
  words.skip("comma", "and", "stop", "colon");
  while (!words.isAtEnd) {
    if (!readStatement(words, draft)) return null;
    words.skip("comma", "and", "stop");
  }
  return finish(draft, base);
}

function readStatement(words: WordReader, draft: Draft): boolean {
  if (words.take("closed")) return readClosed(words, draft);
  if (words.take("except")) return readClosedDays(words, draft);
  if (words.sees("days")) return readDaysFirst(words, draft);
  if (words.sees("holiday")) return readHolidaysFirst(words, draft);
  if (words.sees("month")) return readException(words, draft) || readHeading(words, draft);
  return readSpansFirst(words, draft);
}

/** What a colon, a dash or nothing parts from its days: spans, or none where it says "closed". */
function readAnswer(words: WordReader): Span[] | null {
  words.skip("colon", "dash", "comma");
  return words.take("closed") ? [] : readSpans(words);
}

function readDaysFirst(words: WordReader, { current }: Draft): boolean {
  const days = readDays(words);
  const spans = days && readAnswer(words);
  if (!days || !spans) return false;
  current.rules.push({ days, spans });
  return true;
}

function readSpansFirst(words: WordReader, draft: Draft): boolean {
  const isAllDay = words.sees("allDay");
  const spans = readSpans(words);
  if (!spans) return false;
  const days = readDays(words);
  // Times without days may be meant for weekdays only.
  if (!days && !isAllDay) return false;
  if (!days && draft.current.season === null) draft.isAlwaysOpen = true;
  draft.current.rules.push({ days: days ?? EVERY_DAY, spans });
  return true;
}

function readHolidaysFirst(words: WordReader, draft: Draft): boolean {
  const holidays = readHolidays(words);
  const spans = holidays && readAnswer(words);
  if (!holidays || !spans) return false;
  draft.holidays.push(...holidays.map((holiday) => ({ holiday, spans })));
  return true;
}

function readException(words: WordReader, draft: Draft): boolean {
  const date = words.attempt(readDate);
  const spans = date === null ? null : readAnswer(words);
  if (date === null || !spans) return false;
  const note = words.take("note")?.text;
  draft.exceptions.push({ date, spans, ...(note === undefined ? {} : { note }) });
  return true;
}

function readHeading(words: WordReader, draft: Draft): boolean {
  const season = readSeason(words);
  if (!season) return false;
  words.skip("colon", "stop", "comma");
  draft.current = { season, rules: [] };
  draft.parts.push(draft.current);
  return true;
}

function readClosed(words: WordReader, draft: Draft): boolean {
  words.skip("colon");
  if (words.sees("days")) return readClosedDays(words, draft);
  const holidays = readHolidays(words);
  if (holidays) {
    draft.holidays.push(...holidays.map((holiday) => ({ holiday, spans: [] })));
    return true;
  }
  const closed = { days: EVERY_DAY, spans: [] };
  if (!words.sees("month")) {
    draft.current.rules.push(closed);
    return true;
  }
  const date = words.attempt(readDate);
  const season = date === null ? readSeason(words) : null;
  if (date !== null) draft.exceptions.push({ date, spans: [] });
  if (season) draft.parts.push({ season, rules: [closed] });
  return date !== null || season !== null;
}

/** "closed Mondays", and "closed Mondays and Thanksgiving". */
function readClosedDays(words: WordReader, draft: Draft): boolean {
  const days = readDays(words);
  if (!days) return false;
  draft.current.rules.push({ days, spans: [] });
  const holidays = words.attempt(() => (words.skip("comma", "and") ? readHolidays(words) : null));
  draft.holidays.push(...(holidays ?? []).map((holiday) => ({ holiday, spans: [] })));
  return true;
}

function finish(draft: Draft, base: Part): Hours | null {
  const seasons: Season[] = [];
  for (const { season, rules } of draft.parts) {
    const weekly = season && weekFrom(rules);
    if (season && !weekly) return null;
    if (season && weekly) seasons.push({ ...season, weekly });
  }
  const isAlwaysOpen = draft.isAlwaysOpen && base.rules.length === 1;
  const weekly = base.rules.length === 0 || isAlwaysOpen ? [] : weekFrom(base.rules);
  // Without a week, some season must say when the place is open.
  const isKnown = base.rules.length > 0 || seasons.some((season) => season.weekly.length > 0);
  if (!weekly || !isKnown) return null;
  const parsed = Hours.safeParse({
    alwaysOpen: isAlwaysOpen,
    weekly,
    seasons,
    holidays: draft.holidays.sort(
      (a, b) => HOLIDAYS.indexOf(a.holiday) - HOLIDAYS.indexOf(b.holiday),
    ),
    exceptions: draft.exceptions.sort((a, b) => a.date.localeCompare(b.date)),
  });
  return parsed.success ? parsed.data : null;
}
