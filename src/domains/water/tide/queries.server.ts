import { LRUCache } from "lru-cache";
import { findDaylight, findMoon, findSunTimes } from "../sky/sun-times.server.ts";
import { NOT_FOR_NAVIGATION } from "../station/limits-contract.ts";
import type { Moment } from "../station/moment.server.ts";
import { toStation } from "../station/show-station.ts";
import { findZoneOffsets } from "../station/zone-offsets.ts";
import type { Tide, WaterConditions } from "./contract.ts";
import { findStation } from "./find-tide-station.server.ts";
import { predictTides, type TidePrediction } from "./predict-tides.server.ts";
import type { StationRecord } from "./read-tide-stations.server.ts";
import { curveEnd, curveStart, tideAt } from "./rules.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A prediction follows from station and hour alone, so each process may keep its own. */
const predictions = new LRUCache<string, { prediction: TidePrediction | null }>({ max: 1000 });

/** Reads no table and no network: everything is computed from the station's constants. */
export async function findWaterConditions(question: Moment): Promise<WaterConditions> {
  const { timeZone, at } = question;
  const found = await findStation(question);
  const prediction = found ? predictHour(found.station, at) : null;
  const tide = prediction ? tideAt(prediction.extremes, prediction.curve, at.getTime()) : null;
  const start = tide ? curveStart(tide.curve) : at.getTime();
  const end = tide ? curveEnd(tide.curve) : at.getTime();
  return {
    station: found && tide ? toStation(found) : null,
    tide,
    sun: findSunTimes(question, timeZone, at),
    moon: findMoon(at),
    daylight: tide ? daylightBetween(question, start, end) : [],
    timeZone,
    // The sun's events of the day lie around the curve.
    zoneOffsets: findZoneOffsets(timeZone, start - DAY, end + DAY),
    computedAt: at.toISOString(),
    notForNavigation: NOT_FOR_NAVIGATION,
  };
}

/** The tide of the nearest station alone; null where none is near. */
export async function findTide(question: Moment): Promise<Tide | null> {
  const found = await findStation(question);
  const prediction = found ? predictHour(found.station, question.at) : null;
  return prediction && tideAt(prediction.extremes, prediction.curve, question.at.getTime());
}

function predictHour(station: StationRecord, at: Date): TidePrediction | null {
  const hour = Math.floor(at.getTime() / HOUR);
  const key = `${station.id} ${hour}`;
  const known = predictions.get(key);
  if (known) return known.prediction;
  const prediction = predictTides(station, new Date(hour * HOUR));
  predictions.set(key, { prediction });
  return prediction;
}

/** The hours between sunrise and sunset, cut to the curve. */
function daylightBetween(question: Moment, start: number, end: number) {
  const spans: WaterConditions["daylight"] = [];
  for (let day = start - DAY; day < end + DAY; day += DAY) {
    const { daylight, sunrise, sunset } = findDaylight(question, question.timeZone, new Date(day));
    if (daylight === "all day") return [{ from: toInstant(start), to: toInstant(end) }];
    if (!sunrise || !sunset) continue;
    const from = Math.max(Date.parse(sunrise), start);
    const to = Math.min(Date.parse(sunset), end);
    if (from < to) spans.push({ from: toInstant(from), to: toInstant(to) });
  }
  return spans;
}

const toInstant = (time: number): string => new Date(time).toISOString();
