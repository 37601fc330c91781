import {
  type ClockChange,
  findClockChanges,
  offsetAt,
  universalWall,
} from "../series/clock-changes.ts";
import { WEEKDAYS } from "../series/limits-contract.ts";
import { localText } from "../series/rule-text.ts";
import { addMinutes, weekdayOf } from "../series/wall-time.ts";

/** A rule is believed when it holds for so many years. */
const YEARS_COMPARED = 5;

/**
 * What clocks do in a zone, as rules that hold for ever: mail programs know neither every name of a
 * zone nor every list of single days. They begin a year before the first date, so that it lies in one.
 */
export function zoneLines(timeZone: string, firstYear: number): string[] {
  const changes = findClockChanges(timeZone, firstYear - 1);
  const parts = changes.length > 0 ? changes : [unchanged(timeZone, firstYear - 1)];
  const usual = Math.min(...parts.map(({ to }) => to));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...parts.flatMap((change) =>
      observance(timeZone, change, change.to === usual ? "STANDARD" : "DAYLIGHT"),
    ),
    "END:VTIMEZONE",
  ];
}

function observance(timeZone: string, change: ClockChange, kind: string): string[] {
  const shownBefore = addMinutes(universalWall(change.at), change.from);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localText(shownBefore)}`,
    `TZOFFSETFROM:${offsetText(change.from)}`,
    `TZOFFSETTO:${offsetText(change.to)}`,
    ...(change.from === change.to ? [] : [yearlyRule(timeZone, change, shownBefore)]),
    `END:${kind}`,
  ];
}

/** "The second Sunday of March", or the last one where the week differs between years. */
function yearlyRule(timeZone: string, change: ClockChange, shown: string): string {
  const year = Number(shown.slice(0, 4));
  const weeks = Array.from({ length: YEARS_COMPARED }, (_, later) =>
    findClockChanges(timeZone, year + later).find(({ to }) => to === change.to),
  ).map((same) => (same ? weekOf(addMinutes(universalWall(same.at), same.from)) : 0));
  const week = new Set(weeks).size === 1 ? weeks[0] : -1;
  const weekday = WEEKDAYS[weekdayOf(shown)];
  return `RRULE:FREQ=YEARLY;BYMONTH=${Number(shown.slice(5, 7))};BYDAY=${week}${weekday}`;
}

const weekOf = (wall: string): number => Math.ceil(Number(wall.slice(8, 10)) / 7);

function unchanged(timeZone: string, year: number): ClockChange {
  const at = new Date(Date.UTC(year, 0, 1));
  const offset = offsetAt(at.getTime(), timeZone);
  return { at, from: offset, to: offset };
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
