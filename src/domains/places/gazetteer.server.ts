import { allZipCodes, type ZipCode } from "./zip-codes.server.ts";

const EARTH_RADIUS_MILES = 3958.8;
/** A little less than it is, so that nothing within reach is passed over. */
const MILES_OF_DEGREE = 69;

export type Town = ZipCode;

interface Near {
  town: Town;
  miles: number;
}

type Towns = readonly Town[];
let towns: Promise<Towns> | undefined;

const MIDDLE = { latitude: 38, longitude: -90 };
const MAINLAND_MILES = 2500;

/** Every ZIP code of the mainland. */
export function mainlandTowns(): Promise<Towns> {
  towns ??= allZipCodes().then((all) =>
    all.filter((town) => milesBetween(MIDDLE, town) <= MAINLAND_MILES),
  );
  return towns;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The nearest one, and the nearest of each state that has one within the reach. */
export async function findNear(point: Point, reachMiles: number): Promise<Near[]> {
  const nearest = new Map<string, Near>();
  for (const town of await mainlandTowns()) {
    if (Math.abs(point.latitude - town.latitude) * MILES_OF_DEGREE > reachMiles) continue;
    const miles = milesBetween(point, town);
    const known = nearest.get(town.state);
    if (miles <= reachMiles && (!known || miles < known.miles))
      nearest.set(town.state, { town, miles });
  }
  return [...nearest.values()].sort((a, b) => a.miles - b.miles);
}

/** What the towns within the reach are called. */
export async function namesNear(point: Point, reachMiles: number): Promise<string[]> {
  const near = (await mainlandTowns()).filter(
    (town) =>
      Math.abs(point.latitude - town.latitude) * MILES_OF_DEGREE <= reachMiles &&
      milesBetween(point, town) <= reachMiles,
  );
  return [...new Set(near.map(({ city }) => city))];
}

export function milesBetween(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
