import { STATION_LIMIT_MILES } from "../station/limits-contract.ts";
import { createStationFinder } from "../station/station-finder.ts";
import { openStationDatabase } from "./read-tide-stations.server.ts";

/** The nearest tide station of NOAA. */
export const findStation = createStationFinder(openStationDatabase, STATION_LIMIT_MILES);
