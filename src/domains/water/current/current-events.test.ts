import { expect, test } from "vitest";
import { findCurrentEvents } from "./current-events.ts";
import { applyOffsets, drawBetween } from "./subordinate-currents.ts";

const HOUR = 3_600_000;
const STEP_MS = HOUR / 10;

const series = (speed: (hour: number) => number, hours = 26) => ({
  startsAt: 0,
  stepMs: STEP_MS,
  knots: Array.from({ length: hours * 10 + 1 }, (_, order) => speed(order / 10)),
});
const wave = (hour: number, period = 12.42) => Math.sin((2 * Math.PI * hour) / period);

test("a plain tide goes flood, slack, ebb, slack, each to the minute", () => {
  const events = findCurrentEvents(series((hour) => 2 * wave(hour + 0.01)));
  expect(events.map(({ kind }) => kind).slice(0, 5)).toEqual([
    "flood",
    "slack before ebb",
    "ebb",
    "slack before flood",
    "flood",
  ]);
  const [flood, slack] = events;
  expect(Math.abs((flood?.time ?? 0) / HOUR - (12.42 / 4 - 0.01))).toBeLessThan(1 / 60);
  expect(flood?.knots).toBeCloseTo(2, 3);
  expect(Math.abs((slack?.time ?? 0) / HOUR - (12.42 / 2 - 0.01))).toBeLessThan(1 / 60);
});

test("a double flood has the least between its two; water that never turns has no slack", () => {
  const double = findCurrentEvents(series((hour) => wave(hour, 24) + 0.6 * wave(hour, 8), 12));
  expect(double.map(({ kind }) => kind)).toEqual(["flood", "least flood", "flood"]);
  const river = findCurrentEvents(series((hour) => -3 + wave(hour)));
  expect(new Set(river.map(({ kind }) => kind))).toEqual(new Set(["ebb", "least ebb"]));
});

test("offsets move each kind apart and scale flood and ebb apart", () => {
  const events = applyOffsets(
    [
      { kind: "slack before flood", time: 0, knots: 0 },
      { kind: "flood", time: 3 * HOUR, knots: 2 },
      { kind: "slack before ebb", time: 6 * HOUR, knots: 0 },
      { kind: "ebb", time: 9 * HOUR, knots: -2 },
    ],
    {
      minutes: { slackBeforeFlood: 60, flood: 30, slackBeforeEbb: -60, ebb: 0 },
      ratio: { flood: 0.5, ebb: 1.5 },
    },
  );
  expect(events.map(({ time, knots }) => [time / HOUR, knots])).toEqual([
    [1, 0],
    [3.5, 1],
    [5, 0],
    [9, -3],
  ]);
  const drawn = drawBetween(events, { startsAt: 0, stepMs: HOUR }, 10);
  expect(drawn.knots[1]).toBe(0);
  expect(drawn.knots[5]).toBeCloseTo(0);
  expect(drawn.knots[3]).toBeGreaterThan(0.9);
  expect(drawn.knots[7]).toBeCloseTo(-3 * Math.sin(Math.PI / 4));
});
