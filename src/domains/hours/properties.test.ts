import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf, isoDateOf, wallMinuteAt } from "./calendar.ts";
import { HOLIDAYS, Hours, type Span } from "./contract.ts";
import { formatHours, formatHoursLines } from "./hours-text.ts";
import { openIntervals } from "./intervals.ts";
import { DAY_MINUTES, WEEK_MINUTES } from "./limits-contract.ts";
import { openStateAt } from "./open-state.ts";
import { parseHours } from "./parse-hours.ts";

/** Spans between sorted edges: in order and apart by construction. */
function spansBelow(limit: number, count: number, unit: number): fc.Arbitrary<Span[]> {
  return fc
    .uniqueArray(fc.nat({ max: limit / unit - 1 }), { maxLength: 2 * count })
    .map((edges) => {
      const sorted = edges.map((edge) => edge * unit).sort((a, b) => a - b);
      return Array.from({ length: Math.floor(sorted.length / 2) }, (_, i) => ({
        start: sorted[2 * i] ?? 0,
        end: sorted[2 * i + 1] ?? 0,
      })).filter(({ start, end }) => end - start <= DAY_MINUTES);
    });
}

/** Any spans, any hours of day, and Sunday nights that end on Monday. */
const weekly = fc
  .tuple(
    fc.oneof(spansBelow(WEEK_MINUTES, 14, 1), spansBelow(WEEK_MINUTES, 14, 30)),
    fc.nat({ max: WEEK_MINUTES - 1 }),
  )
  .map(([spans, shift]) =>
    spans
      .map(({ start, end }) => ({
        start: (start + shift) % WEEK_MINUTES,
        end: ((start + shift) % WEEK_MINUTES) + end - start,
      }))
      .sort((a, b) => a.start - b.start),
  );

const daySpans = spansBelow(DAY_MINUTES, 4, 15);
const season = (from: [number, number], to: [number, number]) =>
  weekly.map((spans) => ({
    from: { month: from[0], day: from[1] },
    to: { month: to[0], day: to[1] },
    weekly: spans,
  }));
const note = fc.stringMatching(/^[A-Z][a-z]{1,9}( [A-Za-z0-9,'&]{1,9}){0,3}$/);

const anyHours = fc
  .record({
    alwaysOpen: fc.boolean(),
    weekly,
    seasons: fc
      .subarray([season([11, 15], [2, 29]), season([4, 1], [5, 31]), season([7, 4], [9, 7])])
      .chain((list) => fc.tuple(...list)),
    holidays: fc
      .subarray(HOLIDAYS)
      .chain((list) =>
        fc.tuple(...list.map((holiday) => daySpans.map((spans) => ({ holiday, spans })))),
      ),
    exceptions: fc
      .uniqueArray(fc.integer({ min: 20_000, max: 22_000 }), { maxLength: 5 })
      .chain((days) =>
        fc.tuple(
          ...days
            .sort((a, b) => a - b)
            .map((day) =>
              fc.record({
                date: fc.constant(isoDateOf(day)),
                spans: daySpans,
                note: fc.option(note, { nil: undefined }),
              }),
            ),
        ),
      ),
  })
  .map((draft) => Hours.parse({ ...draft, weekly: draft.alwaysOpen ? [] : draft.weekly }));

/** Seasons that only close, without a week, say nothing: such a text is not taken for hours. */
const isOpenInSomePart = ({ alwaysOpen, weekly: week, seasons }: Hours) =>
  alwaysOpen ||
  week.length > 0 ||
  seasons.length === 0 ||
  seasons.some((one) => one.weekly.length > 0);

describe("every text of hours can be read back", () => {
  test("weekly hours", () => {
    fc.assert(
      fc.property(weekly, (spans) => {
        const hours = Hours.parse({ weekly: spans });
        expect(parseHours(formatHours(hours))).toEqual(hours);
      }),
      { numRuns: 300 },
    );
  });

  test("hours with seasons, holidays and exceptions, in one line or in many", () => {
    fc.assert(
      fc.property(anyHours.filter(isOpenInSomePart), (hours) => {
        expect(parseHours(formatHours(hours))).toEqual(hours);
        expect(parseHours(formatHoursLines(hours).join("\n"))).toEqual(hours);
      }),
      { numRuns: 200 },
    );
  });

  test("no text makes the reader fail", () => {
    const words = fc.constantFrom(
      ..."mon fri daily 9 5 am pm - : , ; & to closed apr oct 31 2026 24/7 noon ( ) christmas except".split(
        " ",
      ),
    );
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(words, { maxLength: 12 }).map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(text, (written) => {
        const hours = parseHours(written);
        if (hours && isOpenInSomePart(hours)) {
          expect(parseHours(formatHours(hours))).toEqual(hours);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("intervals and state", () => {
  const zone = fc.constantFrom(
    "America/New_York",
    "America/Los_Angeles",
    "Pacific/Honolulu",
    "Asia/Kathmandu",
  );
  const instant = fc
    .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
    .map((minute) => new Date(minute * 60_000));

  test("intervals are in order and apart, and the state agrees with them", () => {
    fc.assert(
      fc.property(anyHours, instant, zone, fc.nat(5 * 1440), (hours, from, timeZone, later) => {
        const intervals = openIntervals(hours, from, 7, timeZone);
        for (const [i, [start, end]] of intervals.entries()) {
          expect(start < end).toBe(true);
          expect(i === 0 || (intervals[i - 1]?.[1] ?? end) < start).toBe(true);
        }
        const at = new Date(from.getTime() + later * 60_000);
        const now = intervals.find(([start, end]) => start <= at && at < end);
        const state = openStateAt(hours, at, timeZone);
        expect(state.isOpen).toBe(now !== undefined);
        if (state.isOpen && state.closesAt)
          expect(openStateAt(hours, state.closesAt, timeZone).isOpen).toBe(false);
        if (!state.isOpen && state.opensAt)
          expect(openStateAt(hours, state.opensAt, timeZone).isOpen).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test("the weekly hours are what the wall clock says", () => {
    fc.assert(
      fc.property(weekly, instant, (spans, at) => {
        const wall = wallMinuteAt(at, "America/Phoenix");
        // Day 4 of 1970 was the first Monday.
        const minute = (wall - 4 * DAY_MINUTES) % WEEK_MINUTES;
        const isOpen = spans.some(
          ({ start, end }) => (start <= minute && minute < end) || minute + WEEK_MINUTES < end,
        );
        expect(openStateAt(Hours.parse({ weekly: spans }), at, "America/Phoenix").isOpen).toBe(
          isOpen,
        );
        expect(instantOf(wall, "America/Phoenix")).toEqual(at);
      }),
      { numRuns: 300 },
    );
  });
});
