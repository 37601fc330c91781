import type { CurrentEvent, CurrentNow } from "./contract.ts";
import type { SpeedEvent, SpeedSeries } from "./current-events.ts";

const MINUTE = 60_000;
/** Slower than that, the water is said to stand. */
const SLACK_KNOTS = 0.1;

interface Directions {
  floodToward: number | null;
  ebbToward: number | null;
}

/** Between two points of the series the speed is taken to change evenly. */
export function currentAt(series: SpeedSeries, time: number, directions: Directions): CurrentNow {
  const steps = (time - series.startsAt) / series.stepMs;
  const before = Math.floor(steps);
  const from = series.knots[before] ?? 0;
  const to = series.knots[before + 1] ?? from;
  const knots = from + (to - from) * (steps - before);
  const speedKnots = toSpeed(knots);
  if (speedKnots < SLACK_KNOTS) return { state: "slack", speedKnots, towardDegrees: null };
  return {
    state: knots > 0 ? "flood" : "ebb",
    speedKnots,
    towardDegrees: knots > 0 ? directions.floodToward : directions.ebbToward,
  };
}

/** To the minute and the hundredth of a knot, as NOAA's tables show them. */
export function toCurrentEvent(event: SpeedEvent, directions: Directions): CurrentEvent {
  const { kind, time, knots } = event;
  const isSlack = kind.startsWith("slack");
  return {
    kind,
    at: new Date(Math.round(time / MINUTE) * MINUTE).toISOString(),
    speedKnots: toSpeed(knots),
    towardDegrees: isSlack
      ? null
      : kind.endsWith("flood")
        ? directions.floodToward
        : directions.ebbToward,
  };
}

const toSpeed = (knots: number): number => Math.round(Math.abs(knots) * 100) / 100;
