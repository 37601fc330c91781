import type { Span } from "./contract.ts";
import { DAY_MINUTES } from "./limits-contract.ts";
import type { NumberWord } from "./words.ts";

const HALF_DAY = DAY_MINUTES / 2;

/**
 * A span of a day from two times as written, or null where people could mean two things:
 * "9-5" is 9 AM–5 PM and "11-9" 11 AM–9 PM, but "5-10" may be breakfast or dinner. `after` is the
 * end of the span before it on the same day, which settles "11-2, 5-10".
 */
export function readSpan(from: NumberWord, to: NumberWord, after: number): Span | null {
  if (!isTime(from) || !isTime(to)) return null;
  const isDayClock = [from, to].some(isOfDayClock) && from.half === null && to.half === null;
  if (isDayClock) return spanOf(minuteOf(from), minuteOf(to));
  const span = readHalves(from, to, after);
  const isPadded = [from, to].some(({ text }) => /^0\d/.test(text));
  if (!isPadded || !span || from.half !== null || to.half !== null) return span;
  // "09:00-05:00" looks like a 24-hour clock; only what both clocks agree on is sure.
  const same = spanOf(minuteOf(from), minuteOf(to));
  return same.start === span.start && same.end === span.end ? span : null;
}

function readHalves(from: NumberWord, to: NumberWord, after: number): Span | null {
  if (isSure(from) && isSure(to)) return spanOf(minuteOf(from), minuteOf(to));
  if (isSure(from)) return endOf(minuteOf(from), to);
  if (isSure(to)) return startOf(from, minuteOf(to), after);
  const start = guessStart(from, after);
  // "4-12" and "12-12" may end at noon or at midnight.
  if (start === null || (start >= HALF_DAY && to.hour === 12)) return null;
  return endOf(start, to);
}

/** The end is the next time that the clock shows it, unless the evening is as likely: "9am-11". */
function endOf(start: number, to: NumberWord): Span | null {
  const shown = minuteOf({ ...to, half: "am" });
  const isMorning = start < HALF_DAY;
  if (isMorning && to.hour !== 12 && shown > start) return null;
  const end = [shown, shown + HALF_DAY, shown + DAY_MINUTES].find((minute) => minute > start);
  return end === undefined ? null : { start, end };
}

/** The end tells: "9-5pm" starts in the morning, "5-9pm" in the evening, "8-11pm" could be both. */
function startOf(from: NumberWord, end: number, after: number): Span | null {
  const [am, pm] = halvesOf(from);
  const isMorningEnd = end > 0 && end <= HALF_DAY && am < end;
  if (isMorningEnd) return from.hour !== 12 && am >= after ? { start: am, end } : null;
  const isEveningEnd = end > HALF_DAY;
  let start: number | null = null;
  if (from.hour === 12) start = pm;
  else if (isEveningEnd && pm >= end) start = am;
  else if (from.hour <= 5 || (after > 0 && am < after)) start = pm;
  else if (!isEveningEnd && from.hour >= 10) start = am;
  return start === null || start < after ? null : spanOf(start, end);
}

function guessStart(from: NumberWord, after: number): number | null {
  const [am, pm] = halvesOf(from);
  if (from.hour === 12 || from.hour < 5) return pm >= after ? pm : null;
  if (after === 0) return from.hour === 5 ? null : am;
  if (am >= after) return am;
  return pm >= after && from.hour <= 8 ? pm : null;
}

const halvesOf = (word: NumberWord): [number, number] => [
  minuteOf({ ...word, half: "am" }),
  minuteOf({ ...word, half: "pm" }),
];

const spanOf = (start: number, end: number): Span => ({
  start,
  end: end > start ? end : end + DAY_MINUTES,
});

function minuteOf({ hour, minute, half }: NumberWord): number {
  if (half === null) return hour * 60 + minute;
  return (hour % 12) * 60 + minute + (half === "pm" ? HALF_DAY : 0);
}

const isOfDayClock = ({ hour }: NumberWord) => hour > 12 || hour === 0;
const isSure = (word: NumberWord) => word.half !== null || isOfDayClock(word);

function isTime({ hour, minute, half }: NumberWord): boolean {
  if (minute > 59) return false;
  if (half !== null) return hour >= 1 && hour <= 12;
  return hour < 24 || (hour === 24 && minute === 0);
}
