import { CURRENT_LIMIT_MILES } from "../station/limits-contract.ts";
import { createStationFinder } from "../station/station-finder.ts";
import { openCurrentDatabase } from "./read-currents.server.ts";

/** The nearest current station of NOAA. */
export const findCurrentStation = createStationFinder(openCurrentDatabase, CURRENT_LIMIT_MILES);
