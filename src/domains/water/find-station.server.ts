import { STATION_LIMIT_MILES } from "./limits-contract.ts";
import {
  openStationDatabase,
  type StationDatabase,
  type StationRecord,
} from "./read-stations.server.ts";

const EARTH_RADIUS_MILES = 3958.8;

export interface Position {
  latitude: number;
  longitude: number;
}

export interface FoundStation {
  station: StationRecord;
  distanceMiles: number;
}

/** The nearest tide station of NOAA, unless it lies too far away to say anything. */
export async function findStation(position: Position): Promise<FoundStation | null> {
  const { database, points } = await loadIndex();
  const [x, y, z] = toUnitVector(position);
  let nearest = -1;
  let closeness = -1;
  for (let order = 0; order < database.positions.length; order += 1) {
    const at = order * 3;
    const dot = x * (points[at] ?? 0) + y * (points[at + 1] ?? 0) + z * (points[at + 2] ?? 0);
    if (dot > closeness) {
      closeness = dot;
      nearest = order;
    }
  }
  const distanceMiles = EARTH_RADIUS_MILES * Math.acos(Math.min(1, closeness));
  if (nearest === -1 || distanceMiles > STATION_LIMIT_MILES) return null;
  return { station: database.read(nearest), distanceMiles };
}

interface StationIndex {
  database: StationDatabase;
  points: Float64Array;
}

let index: Promise<StationIndex> | undefined;

/** Loaded for the first question, kept for all others; a failed load is tried again. */
function loadIndex(): Promise<StationIndex> {
  index ??= openStationDatabase()
    .then(toIndex)
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    });
  return index;
}

/**
 * Points on a unit sphere: the nearest one has the greatest scalar product, across the date line
 * and at the poles as well. All 3,486 are compared in some microseconds, so no tree is needed.
 */
function toIndex(database: StationDatabase): StationIndex {
  return { database, points: new Float64Array(database.positions.flatMap(toUnitVector)) };
}

function toUnitVector({ latitude, longitude }: Position): [number, number, number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
