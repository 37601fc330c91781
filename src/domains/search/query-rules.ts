import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";

const PAGES_MAX = 100_000;
/** An address shows so many pages at most; the next one begins anew, however long the list is. */
const STRETCH = 10;

function pageOf(address: URLSearchParams): number {
  return Math.min(Math.max(Math.trunc(Number(address.get("page"))) || 1, 1), PAGES_MAX);
}

/** The pages that an address shows, from the first of its stretch to its own. */
export function pagesOf(address: URLSearchParams): { first: number; last: number } {
  const last = pageOf(address);
  return { first: last - ((last - 1) % STRETCH), last };
}

/** So many places were shown that the next page begins a stretch. */
export const endsStretch = (shown: number): boolean => shown % (STRETCH * PAGE_SIZE) === 0;

const LISTS = ["amenities", "facts"];

/**
 * An address as a plain form writes it, in the words of the others: a list names each of its items
 * ("amenities=Wifi&amenities=Fuel", "facts.dockDepth=8"), and a field that was left empty stands in it.
 */
export function tidyQuery(address: URLSearchParams): URLSearchParams {
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

const NO_CONDITIONS = ["page", "after", "view", "cards", "sort", "tab"];

/** What an address asks for, without how it is shown; `kept` names what counts nevertheless. */
export function conditionsOf(address: URLSearchParams, kept: readonly string[] = []): string {
  const conditions = tidyQuery(address);
  for (const name of NO_CONDITIONS) if (!kept.includes(name)) conditions.delete(name);
  return conditions.toString();
}

/** Without any of these no search is made. */
export function asksSomething(address: URLSearchParams): boolean {
  const hasPosition = Boolean(address.get("latitude") && address.get("longitude"));
  return hasPosition || ["q", "category", "city", "area"].some((name) => address.get(name));
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

/** What tells where a search looks; one of them takes the place of the others. */
const PLACES = ["city", "state", "location", "latitude", "longitude", "radius", "area"];

/** The same search somewhere else, from its first page on. */
export function searchElsewhere(
  address: URLSearchParams,
  place: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [...PLACES, "page", "after"]) next.delete(name);
  for (const [name, value] of Object.entries(place)) next.set(name, value);
  if (next.get("sort") === "distance" && !next.has("latitude")) next.delete("sort");
  return next;
}
