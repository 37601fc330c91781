import { createTidePredictor } from "@neaps/tide-predictor";
import { findCurrentEvents, type SpeedEvent, type SpeedSeries } from "./current-events.ts";
import type { CurrentRecord } from "./read-currents.server.ts";
import { applyOffsets, drawBetween } from "./subordinate-currents.ts";

const HOUR = 3_600_000;
const STEP_MS = 6 * 60_000;
const HOURS_BEFORE = 1;
const HOURS_AFTER = 26;
/** A subordinate station's events are moved by up to six hours. */
const MARGIN_HOURS = 8;

export interface CurrentPrediction {
  events: SpeedEvent[];
  series: SpeedSeries;
}

/** For the hour that begins at `hour`, and the day that comes. */
export function predictCurrents(station: CurrentRecord, hour: Date): CurrentPrediction {
  const start = hour.getTime() - HOURS_BEFORE * HOUR;
  const end = hour.getTime() + HOURS_AFTER * HOUR;
  const wide = sample(station, start - MARGIN_HOURS * HOUR, end + MARGIN_HOURS * HOUR);
  const found = findCurrentEvents(wide);
  const events = station.offsets ? applyOffsets(found, station.offsets) : found;
  const skipped = (MARGIN_HOURS * HOUR) / STEP_MS;
  const count = (end - start) / STEP_MS + 1;
  return {
    events: events.filter(({ time }) => time >= start && time <= end),
    series: station.offsets
      ? drawBetween(events, { startsAt: start, stepMs: STEP_MS }, count)
      : { startsAt: start, stepMs: STEP_MS, knots: wide.knots.slice(skipped, skipped + count) },
  };
}

function sample(station: CurrentRecord, start: number, end: number): SpeedSeries {
  const predictor = createTidePredictor(station.constituents, {
    offset: station.meanFlow,
    nodeCorrections: "schureman",
  });
  const points = predictor.getTimelinePrediction({
    start: new Date(start),
    end: new Date(end),
    timeFidelity: STEP_MS / 1000,
  });
  return { startsAt: start, stepMs: STEP_MS, knots: points.map(({ level }) => level) };
}
