import { expect, test } from "vitest";
import { EXCEPTIONS_MAX, Hours, WEEKLY_SPANS_MAX } from "./contract.ts";
import { WEEK_MINUTES } from "./limits-contract.ts";

const season = (from: [number, number], to: [number, number]) => ({
  from: { month: from[0], day: from[1] },
  to: { month: to[0], day: to[1] },
  weekly: [],
});

test.each([
  ["nothing but an empty object", {}],
  ["a Sunday night that ends on Monday", { weekly: [{ start: 10_000, end: WEEK_MINUTES + 60 }] }],
  [
    "spans that touch",
    {
      weekly: [
        { start: 0, end: 60 },
        { start: 60, end: 90 },
      ],
    },
  ],
  ["a season over new year", { seasons: [season([11, 1], [3, 31]), season([4, 1], [10, 31])] }],
  ["February 29 in a season", { seasons: [season([2, 29], [2, 29])] }],
  [
    "a dated exception with a note",
    { exceptions: [{ date: "2026-07-03", spans: [], note: "Regatta" }] },
  ],
  [
    "special hours on a holiday",
    { holidays: [{ holiday: "christmas-eve", spans: [{ start: 540, end: 780 }] }] },
  ],
])("hours accept %s", (_, hours) => {
  expect(Hours.safeParse(hours).success).toBe(true);
});

test.each([
  ["a span without length", { weekly: [{ start: 60, end: 60 }] }],
  ["a span longer than a day", { weekly: [{ start: 60, end: 1501 }] }],
  ["a span that starts after Sunday", { weekly: [{ start: WEEK_MINUTES, end: WEEK_MINUTES + 9 }] }],
  ["half minutes", { weekly: [{ start: 0.5, end: 60 }] }],
  [
    "spans out of order",
    {
      weekly: [
        { start: 600, end: 700 },
        { start: 0, end: 60 },
      ],
    },
  ],
  [
    "overlapping spans",
    {
      weekly: [
        { start: 0, end: 60 },
        { start: 59, end: 90 },
      ],
    },
  ],
  [
    "a Sunday night that meets Monday",
    {
      weekly: [
        { start: 30, end: 90 },
        { start: 10_000, end: WEEK_MINUTES + 31 },
      ],
    },
  ],
  [
    "too many spans",
    {
      weekly: Array.from({ length: WEEKLY_SPANS_MAX + 1 }, (_, i) => ({
        start: i * 2,
        end: i * 2 + 1,
      })),
    },
  ],
  ["overlapping seasons", { seasons: [season([11, 1], [4, 1]), season([4, 1], [10, 31])] }],
  ["a season that starts on April 31", { seasons: [season([4, 31], [5, 1])] }],
  [
    "weekly hours of a place that is always open",
    { alwaysOpen: true, weekly: [{ start: 0, end: 60 }] },
  ],
  ["an unknown holiday", { holidays: [{ holiday: "talk-like-a-pirate-day", spans: [] }] }],
  [
    "one holiday twice",
    {
      holidays: [
        { holiday: "juneteenth", spans: [] },
        { holiday: "juneteenth", spans: [] },
      ],
    },
  ],
  [
    "one date twice",
    {
      exceptions: [
        { date: "2026-07-03", spans: [] },
        { date: "2026-07-03", spans: [] },
      ],
    },
  ],
  ["a date that does not exist", { exceptions: [{ date: "2026-02-29", spans: [] }] }],
  ["a note with brackets", { exceptions: [{ date: "2026-07-03", spans: [], note: "a (b)" }] }],
  [
    "too many exceptions",
    {
      exceptions: Array.from({ length: EXCEPTIONS_MAX + 1 }, (_, i) => ({
        date: `${2000 + i}-01-01`,
        spans: [],
      })),
    },
  ],
])("hours refuse %s", (_, hours) => {
  expect(Hours.safeParse(hours).success).toBe(false);
});
