import { findNear, type Town } from "./gazetteer.server.ts";

/** Beyond this from any ZIP code it is named after the water. */
const ASHORE_MILES = 14;
export const OFFSHORE_MILES = 300;
const OPEN_OCEAN = "Open ocean";

interface Point {
  latitude: number;
  longitude: number;
}

/** "Dare County, North Carolina", else "Waters off North Carolina". */
export async function nameArea(point: Point): Promise<string> {
  const [nearest] = await findNear(point, OFFSHORE_MILES);
  if (!nearest) return OPEN_OCEAN;
  return nearest.miles <= ASHORE_MILES
    ? countyOf(nearest.town)
    : `Waters off ${nearest.town.stateName}`;
}

/** "Annapolis, Maryland", else "Waters off Maryland". */
export async function nameNearest(point: Point): Promise<string> {
  const [nearest] = await findNear(point, ASHORE_MILES);
  return nearest ? `${nearest.town.city}, ${nearest.town.stateName}` : nameArea(point);
}

/** Parishes, cities and boroughs are called what they are. */
const countyOf = ({ county, stateName }: Town): string =>
  county === "" || county === stateName
    ? stateName
    : `${/\b(?:county|parish|city|borough)\b/i.test(county) ? county : `${county} County`}, ${stateName}`;
