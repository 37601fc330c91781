/** As many pages as one address may show. */
export const PAGES_MAX = 50;

export function pageOf(address: URLSearchParams): number {
  return Math.min(Math.max(Math.trunc(Number(address.get("page"))) || 1, 1), PAGES_MAX);
}

const LISTS = ["amenities", "facts"];

/**
 * An address as a plain form writes it, in the words of the others: a list names each of its items
 * ("amenities=Wifi&amenities=Fuel", "facts.dockDepth=8"), and a field that was left empty stands in it.
 */
export function tidyAddress(address: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams();
  for (const [given, value] of address) {
    if (value === "") continue;
    const [name = "", key] = given.split(".", 2);
    const item = key === undefined ? value : `${key}:${value}`;
    const before = LISTS.includes(name) ? tidy.get(name) : null;
    tidy.set(name, before === null ? item : `${before},${item}`);
  }
  return tidy;
}

const NO_CONDITIONS = ["page", "view", "sort", "tab"];

/** What an address asks for, without how it is shown; `kept` names what counts nevertheless. */
export function conditionsOf(address: URLSearchParams, kept: readonly string[] = []): string {
  const conditions = tidyAddress(address);
  for (const name of NO_CONDITIONS) if (!kept.includes(name)) conditions.delete(name);
  return conditions.toString();
}

/** Without any of these no search is made. */
export function asksSomething(address: URLSearchParams): boolean {
  const hasPosition = address.get("latitude") && address.get("longitude");
  return Boolean(address.get("q") || address.get("category") || address.get("city") || hasPosition);
}

interface Circle {
  latitude: number;
  longitude: number;
  miles: number;
}

const MILES_OF_DEGREE = 69.09;

/** The position and radius of an address, when it has them. */
export function circleOf(address: URLSearchParams, standardMiles: number): Circle | null {
  const latitude = Number.parseFloat(address.get("latitude") ?? "");
  const longitude = Number.parseFloat(address.get("longitude") ?? "");
  if (!(Math.abs(latitude) <= 85) || !(Math.abs(longitude) <= 180)) return null;
  const miles = Number.parseFloat(address.get("radius") ?? "") || standardMiles;
  return { latitude, longitude, miles };
}

/** The box around a circle. */
export function boxAround({ latitude, longitude, miles }: Circle) {
  const tall = miles / MILES_OF_DEGREE;
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  return {
    west: longitude - wide,
    south: latitude - tall,
    east: longitude + wide,
    north: latitude + tall,
  };
}

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The largest circle that lies within a box, in whole miles between the bounds of a radius. */
export function circleWithin(
  { west, south, east, north }: Box,
  least: number,
  most: number,
): Circle {
  const latitude = (south + north) / 2;
  const tall = (north - south) * MILES_OF_DEGREE;
  const wide = (east - west) * MILES_OF_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const miles = Math.min(Math.max(Math.round(Math.min(tall, wide) / 2), least), most);
  return { latitude, longitude: (west + east) / 2, miles };
}
