import { findCurrentStation } from "../current/find-current-station.server.ts";
import { CURRENT_LIMIT_MILES } from "../station/limits-contract.ts";
import { findStation } from "../tide/find-tide-station.server.ts";

interface Spot {
  latitude: number;
  longitude: number;
}

/** Currents are measured on the water, tides beside it: warnings for boats are given there. */
export async function findWaterSpot(place: Spot): Promise<Spot | null> {
  const current = await findCurrentStation(place);
  const tide = current ? null : await findStation(place);
  const found = current ?? (tide && tide.distanceMiles <= CURRENT_LIMIT_MILES ? tide : null);
  return found && { latitude: found.station.latitude, longitude: found.station.longitude };
}
