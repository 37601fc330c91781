import fc from "fast-check";
import OpeningHours from "opening_hours";
import { afterAll, expect, test } from "vitest";
import { Hours, type Span } from "./contract.ts";
import { openIntervals } from "./intervals.ts";
import { DAY_MINUTES } from "./limits-contract.ts";
import { weekOf } from "./schedule.ts";

const NEW_YORK = "America/New_York";
const before = process.env.TZ;
// The oracle knows no time zones but that of its process.
process.env.TZ = NEW_YORK;
afterAll(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

const OSM_DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

function toOsm(days: readonly (readonly Span[])[]): string {
  const rules = days.flatMap((spans, day) =>
    spans.length === 0
      ? []
      : `${OSM_DAYS[day]} ${spans.map(({ start, end }) => `${clock(start)}-${clock(end)}`).join(",")}`,
  );
  // Not "; ": there a rule cuts off the late night of the day before.
  return rules.join(", ");
}

/** Starts from 6 AM on and an end by 4 AM, so that days never meet; some are closed, some split. */
const day = fc
  .uniqueArray(fc.integer({ min: 12, max: 56 }), { maxLength: 4 })
  .map((edges) => edges.map((edge) => edge * 30).sort((a, b) => a - b))
  .map(([a, b, c, d]) => {
    const spans: Span[] = [];
    if (a !== undefined && b !== undefined && a < DAY_MINUTES) spans.push({ start: a, end: b });
    if (c !== undefined && d !== undefined && c < DAY_MINUTES) spans.push({ start: c, end: d });
    return spans;
  });
const week = fc.tuple(day, day, day, day, day, day, day).filter((days) => days.flat().length > 0);

const withoutWeekendNights = week.map((days) =>
  days.map((spans, weekday) =>
    spans.map(({ start, end }) => ({
      start,
      end: weekday >= 5 ? Math.min(end, DAY_MINUTES) : end,
    })),
  ),
);

function expectAgreement(date: string, weeks: fc.Arbitrary<Span[][]>): void {
  const from = new Date(`${date}T00:00:00`);
  const to = new Date(from);
  to.setDate(to.getDate() + 21);
  fc.assert(
    fc.property(weeks, (days) => {
      const expected = new OpeningHours(toOsm(days), null)
        .getOpenIntervals(from, to)
        .map(([start, end]) => [start, end]);
      const hours = Hours.parse({ weekly: weekOf(days) });
      expect(openIntervals(hours, from, 21, NEW_YORK)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
}

test.each([
  ["in summer", "2026-07-01"],
  ["over the change of clocks in autumn", "2026-10-21"],
  ["over new year", "2026-12-20"],
])("weekly hours give the intervals of the opening_hours package for three weeks %s", (_, date) => {
  expectAgreement(date, week);
});

// The package takes the day of 23 hours for one of 24 and so misses the nights around it;
// hours-intervals.test.ts has those.
test("weekly hours give the intervals of the opening_hours package for three weeks over the change of clocks in spring", () => {
  expectAgreement("2026-02-25", withoutWeekendNights);
});
