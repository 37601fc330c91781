import { joinLines } from "#src/platform/content-line.server.ts";
import type { Series } from "../series/contract.ts";
import { findDatesAtChanges, findMissingSlots } from "../series/dates-at-changes.server.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { localText, ruleText, universalText } from "../series/rule-text.ts";
import { wallTimeAt } from "../series/wall-time.ts";
import type { CalendarEntry, CalendarMethod, EntryStatus, Party } from "./entry.ts";
import { entryLines } from "./entry-lines.server.ts";
import { zoneLines } from "./zone-lines.server.ts";

const PRODUCT = "-//Landfall//Events//EN";
/** How far ahead calendars are told of hours that clocks skip or show twice. */
const YEARS_AHEAD = 10;
const FAR_YEARS = 100;
const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/** One date. With a reader, their calendar moves and takes out what it took in before. */
export function writeDate(
  entry: CalendarEntry,
  { method, reader, now }: { method: CalendarMethod; reader?: Party | null; now: Date },
): string {
  return wholeFile(method, entry, entryLines(entry, { reader, now }));
}

/** A date of a series that is not as its rule says. */
export interface ChangedDate {
  slot: string;
  startsAt: Date;
  endsAt: Date | null;
  status: EntryStatus;
  sequence: number;
}

/** A whole series, for everyone: its rule, what it leaves out, and each date that differs. */
export function writeSeries(
  entry: CalendarEntry,
  { series, changed, now }: { series: Series; changed: readonly ChangedDate[]; now: Date },
): string {
  const first = firstDate(series);
  if (!series.rule || !first) return writeDate(entry, { method: "PUBLISH", now });
  const master = { ...entry, ...first };
  const recurrence = recurrenceLines({ ...series, startsLocal: first.slot }, first.startsAt);
  const written = [...changed, ...datesInFull(entry, series, { changed, first: first.startsAt })];
  const overrides = written.flatMap(({ slot, ...facts }) =>
    entryLines(
      { ...entry, ...facts },
      { now, recurrence: [`RECURRENCE-ID;TZID=${series.timeZone}:${localText(slot)}`] },
    ),
  );
  return wholeFile("PUBLISH", master, [...entryLines(master, { recurrence, now }), ...overrides]);
}

/** As the rule says, and yet written out: calendars make different moments of these out of the rule. */
function datesInFull(
  { status, sequence }: CalendarEntry,
  series: Series,
  { changed, first }: { changed: readonly ChangedDate[]; first: Date },
): ChangedDate[] {
  const slots = new Set(changed.map(({ slot }) => slot));
  const reach = { from: first, until: yearsAfter(first, YEARS_AHEAD) };
  return findDatesAtChanges(series, reach)
    .filter(({ slot }) => !slots.has(slot))
    .map((date) => ({ ...date, status, sequence }));
}

/** The first date that the rule has, also where it is skipped: all others are counted from it. */
function firstDate({ rule, ...series }: Series) {
  const whole = { ...series, rule: rule && { ...rule, skipped: [] } };
  const named = new Date(`${series.startsLocal}:00Z`);
  // Nearly always it is the very time that the series names.
  const [first = expandSeries(whole, { until: yearsAfter(named, YEARS_AHEAD) })[0]] = expandSeries(
    whole,
    { until: new Date(named.getTime() + DAY_MS) },
  );
  return first;
}

const yearsAfter = (moment: Date, years: number): Date =>
  new Date(moment.getTime() + years * YEAR_MS);

function recurrenceLines(series: Series, startsAt: Date): string[] {
  const { rule, timeZone } = series;
  if (!rule) return [];
  const reach = { from: startsAt, until: yearsAfter(startsAt, YEARS_AHEAD) };
  const missing = findMissingSlots(series, reach);
  const left = [...new Set([...rule.skipped, ...missing])].toSorted();
  return [
    `RRULE:${missing.length > 0 ? withLastDay(series, startsAt) : ruleText(rule, series)}`,
    ...left.map((slot) => `EXDATE;TZID=${timeZone}:${localText(slot)}`),
  ];
}

/** Calendars count hours that clocks skip. They are told when a series ends, not after how many. */
function withLastDay(series: Series, startsAt: Date): string {
  const { rule, timeZone } = series;
  if (!rule) return "";
  if (rule.count === null) return ruleText(rule, series);
  const whole = { ...series, rule: { ...rule, skipped: [] } };
  const last = expandSeries(whole, { until: yearsAfter(startsAt, FAR_YEARS) }).at(-1);
  const day = last ? wallTimeAt(last.startsAt, timeZone).slice(0, 10) : null;
  return ruleText({ ...rule, count: null, until: day }, series);
}

function wholeFile(method: CalendarMethod, entry: CalendarEntry, entries: string[]): string {
  const firstYear = Number(universalText(entry.startsAt).slice(0, 4));
  return joinLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...zoneLines(entry.timeZone, firstYear),
    ...entries,
    "END:VCALENDAR",
  ]);
}
