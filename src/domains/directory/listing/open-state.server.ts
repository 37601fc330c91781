import type { Hours } from "#src/domains/hours/contract.ts";
import { openIntervals } from "#src/domains/hours/intervals.ts";
import { describeOpenState, openStateAt } from "#src/domains/hours/open-state.ts";
import { parseHours } from "#src/domains/hours/parse-hours.ts";
import { hoursTable } from "#src/domains/hours/week-table.ts";
import type { HoursRow, OpenState } from "./contract.ts";

/** So long that a nightly job may fail for a week before "open now" knows nothing. */
const DAYS_AHEAD = 14;

interface StoredHours {
  hours: unknown;
  timeZone: string | null;
}

/** Null for hours that could not be understood: nothing is claimed about them. */
export function openStateOf({ hours, timeZone }: StoredHours, now: Date): OpenState | null {
  if (!hours || !timeZone) return null;
  const known = statesOfMinute(Math.floor(now.getTime() / 60_000));
  const key = timeZone + JSON.stringify(hours);
  const state = known.get(key) ?? computeState(hours as Hours, timeZone, now);
  known.set(key, state);
  return state;
}

function computeState(hours: Hours, timeZone: string, now: Date): OpenState {
  return {
    isOpen: openStateAt(hours, now, timeZone).isOpen,
    text: describeOpenState(hours, now, timeZone),
  };
}

let minute = 0;
let states = new Map<string, OpenState>();

/** Doors open and close on the minute, and many listings keep the same hours. */
function statesOfMinute(asked: number): Map<string, OpenState> {
  if (asked !== minute) [minute, states] = [asked, new Map()];
  return states;
}

/** What is stored beside the text: its meaning, and when it is open in the coming days. */
export function deriveHours(
  text: string,
  timeZone: string | null,
  now: Date,
): { hours: Hours | null; openSpans: string | null } {
  const hours = parseHours(text);
  if (!hours) return { hours: null, openSpans: null };
  return { hours, openSpans: timeZone ? openSpansOf(hours, timeZone, now) : null };
}

/** As PostgreSQL writes a tstzmultirange. */
export function openSpansOf(hours: Hours, timeZone: string, now: Date): string {
  const spans = openIntervals(hours, now, DAYS_AHEAD, timeZone).map(
    ([start, end]) => `[${start.toISOString()},${end.toISOString()})`,
  );
  return `{${spans.join(",")}}`;
}

/** The coming week as rows; null when the text was not understood and is shown as written. */
export function hoursWeekOf({ hours, timeZone }: StoredHours, now: Date): HoursRow[] | null {
  if (!hours || !timeZone) return null;
  return hoursTable(hours as Hours, dayFormat(timeZone).format(now));
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** As ISO 8601 writes a day. Making a format takes longer than the table. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  dayFormats.set(timeZone, known);
  return known;
}
