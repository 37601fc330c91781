import { LRUCache } from "lru-cache";
import { NOT_FOR_NAVIGATION } from "../station/limits-contract.ts";
import type { Moment } from "../station/moment.server.ts";
import { toStation } from "../station/show-station.ts";
import { findZoneOffsets } from "../station/zone-offsets.ts";
import type { Currents } from "./contract.ts";
import { currentAt, toCurrentEvent } from "./current-now.ts";
import { findCurrentStation } from "./find-current-station.server.ts";
import { type CurrentPrediction, predictCurrents } from "./predict-currents.server.ts";
import type { CurrentRecord } from "./read-currents.server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A prediction follows from station and hour alone, so each process may keep its own. */
const predictions = new LRUCache<string, CurrentPrediction>({ max: 500 });

/** Reads no table and no network: the slacks, floods and ebbs of the day that begins at `at`. */
export async function findCurrents(question: Moment): Promise<Currents> {
  const { timeZone, at } = question;
  const found = await findCurrentStation(question);
  const from = at.getTime();
  return {
    station: found && toStation(found),
    current: found && describe(found.station, from),
    timeZone,
    zoneOffsets: findZoneOffsets(timeZone, from, from + DAY),
    computedAt: at.toISOString(),
    notForNavigation: NOT_FOR_NAVIGATION,
  };
}

function describe(station: CurrentRecord, from: number) {
  const { events, series } = predictHour(station, Math.floor(from / HOUR));
  return {
    now: currentAt(series, from, station),
    events: events
      .filter(({ time }) => time > from && time <= from + DAY)
      .map((event) => toCurrentEvent(event, station)),
  };
}

function predictHour(station: CurrentRecord, hour: number): CurrentPrediction {
  const key = `${station.id} ${hour}`;
  const known = predictions.get(key);
  if (known) return known;
  const prediction = predictCurrents(station, new Date(hour * HOUR));
  predictions.set(key, prediction);
  return prediction;
}
