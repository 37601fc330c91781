import { indexPositions, type NearestIndex, type Position } from "./nearest-index.ts";

export interface StationDatabase<Station> {
  positions: Position[];
  /** By its order in `positions`. */
  read(order: number): Station;
}

export interface Found<Station> {
  station: Station;
  distanceMiles: number;
}

/** The nearest station, unless it lies too far away to say anything. */
export function createStationFinder<Station>(
  open: () => Promise<StationDatabase<Station>>,
  limitMiles: number,
): (position: Position, reachMiles?: number) => Promise<Found<Station> | null> {
  let index: Promise<{ database: StationDatabase<Station>; nearest: NearestIndex }> | undefined;

  /** Loaded for the first question, kept for all others; a failed load is tried again. */
  const load = () => {
    index ??= open()
      .then((database) => ({ database, nearest: indexPositions(database.positions) }))
      .catch((error: unknown) => {
        index = undefined;
        throw error;
      });
    return index;
  };

  return async (position, reachMiles = limitMiles) => {
    const { database, nearest } = await load();
    const found = nearest(position);
    if (!found || found.distanceMiles > reachMiles) return null;
    return { station: database.read(found.order), distanceMiles: found.distanceMiles };
  };
}
