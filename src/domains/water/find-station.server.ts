import { STATION_LIMIT_MILES } from "./limits-contract.ts";
import { openStationDatabase } from "./read-stations.server.ts";
import { createStationFinder } from "./station-finder.ts";

/** The nearest tide station of NOAA. */
export const findStation = createStationFinder(openStationDatabase, STATION_LIMIT_MILES);
