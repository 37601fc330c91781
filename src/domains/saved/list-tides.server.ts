import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "#src/db/client.server.ts";
import { findWaterConditions } from "#src/domains/water/tide/queries.server.ts";
import type { SavedIds } from "./contract.ts";
import type { PlaceTides } from "./list-contract.ts";
import { listPlaces } from "./queries.server.ts";

/** About a day of them. */
const EXTREMES_SHOWN = 4;

/** Of the live listings among these that have a station near them; reckoned one after the other. */
export async function listPlaceTides(db: Db, ids: SavedIds, at: Date): Promise<PlaceTides[]> {
  const tides: PlaceTides[] = [];
  for (const { id, latitude, longitude, timeZone } of await listPlaces(db, ids)) {
    if (!latitude || !longitude || !timeZone) continue;
    await nextTurn();
    const { station, tide, zoneOffsets } = await findWaterConditions({
      ...{ latitude: Number(latitude), longitude: Number(longitude) },
      ...{ timeZone, at },
    });
    if (!station || !tide) continue;
    const extremes = tide.extremes
      .filter((extreme) => Date.parse(extreme.at) > at.getTime())
      .slice(0, EXTREMES_SHOWN);
    const { name: stationName, distanceMiles } = station;
    tides.push({ businessId: id, stationName, distanceMiles, zoneOffsets, extremes });
  }
  return tides;
}
