import {
  type ListingRow,
  loadListings,
} from "#src/domains/directory/listing/load-listings.server.ts";
import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import { searchListings } from "#src/domains/search/search.server.ts";
import type { SearchInput } from "#src/domains/search/search-input.server.ts";
import type { Asked } from "./asked.ts";
import type { ListingClaim, Point } from "./draft.ts";
import { holds, isToldByFacts } from "./listing-claims.ts";
import { needsOf, type Place, type Slots } from "./question-contract.ts";
import { nameOf, type Where, whereAsked } from "./where-asked.ts";

const CANDIDATES = 120;
const RADII = [10, 25, 50];
const NEAREST_RADII = [5, ...RADII];
const BETWEEN_MILES_MAX = 50;
const MINUTE_MS = 60_000;

/** One way to look: where, and how it is told. */
interface Look {
  input: Partial<SearchInput>;
  within: (Point & { miles: number }) | null;
  told: string;
}

export interface FoundPlaces {
  rows: ListingRow[];
  /** With those beyond what was looked at. */
  total: number;
  claim: ListingClaim;
  look: Look;
  /** The same as the page of the search asks for it; null where it cannot. */
  searched: Partial<SearchInput> | null;
}

/** In the town, then farther and farther around, until something is found. */
export async function lookForPlaces(
  asked: Asked,
  isOpenClaimed: boolean,
): Promise<FoundPlaces | null> {
  for (const look of looksOf(asked)) {
    const found = await lookOnce(asked, look, isOpenClaimed);
    if (found.rows.length > 0) return found;
  }
  return null;
}

function looksOf(asked: Asked): Look[] {
  const { place, others, isBetween, isNear, miles, isBest } = asked.slots;
  const where = whereAsked(asked);
  if (!where) return [lookInArea(asked.slots)];
  const around = (radius: number) => lookAround(where, radius, isBest);
  const [other] = others;
  if (other && isBetween) return [lookBetween(where, other)];
  if (place && other && miles === null) return [lookInTowns([place, ...others])];
  if (miles !== null) return [around(miles)];
  if (place && !isNear) return [lookInTowns([place]), ...RADII.map(around)];
  return (isNear ? NEAREST_RADII : RADII).map(around);
}

function lookAround({ latitude, longitude, name }: Where, miles: number, isBest: boolean): Look {
  return {
    input: { latitude, longitude, radius: miles, sort: isBest ? "rating" : "distance" },
    within: { latitude, longitude, miles },
    told: `within ${Number(miles.toFixed(1))} miles of ${name}`,
  };
}

const lookInTowns = (places: readonly Place[]): Look => ({
  input: { towns: places.map(({ name, state }) => ({ city: name, state })), sort: "rating" },
  within: null,
  told: `in ${places.map(nameOf).join(" or ")}`,
});

/** Around the middle, as far as either end. */
function lookBetween({ name, ...one }: Where, other: Place): Look {
  const end = { latitude: other.latitude ?? 0, longitude: other.longitude ?? 0 };
  const middle = {
    latitude: (one.latitude + end.latitude) / 2,
    longitude: (one.longitude + end.longitude) / 2,
  };
  const miles = Math.min(Math.max(milesBetween(one, end) / 2, 1), BETWEEN_MILES_MAX);
  return {
    input: { ...middle, radius: miles, sort: "distance" },
    within: { ...middle, miles },
    told: `between ${name} and ${nameOf(other)}, with the miles from halfway`,
  };
}

/** In a state, in a region, or everywhere. */
function lookInArea({ place }: Slots): Look {
  const area = place?.kind === "state" ? { state: place.state } : place ? { city: place.name } : {};
  const told = place ? `in ${nameOf(place)}` : "on Landfall";
  return { input: { ...area, sort: "rating" }, within: null, told };
}

async function lookOnce(
  { services, slots, now }: Asked,
  look: Look,
  isOpenClaimed: boolean,
): Promise<FoundPlaces> {
  const { db } = services;
  const { when } = slots;
  const claim: ListingClaim = {
    ...{ aspect: "found", needs: needsOf(slots), when, isOpenClaimed, within: look.within },
  };
  const isOfNow = Math.abs(Date.now() - now.getTime()) < MINUTE_MS;
  const input = { ...conditionsOf(slots), ...look.input };
  const found = await searchListings(db, {
    ...{ radius: RADII[0] ?? 10, limit: CANDIDATES, offset: 0 },
    ...input,
    ...(isOpenClaimed && when?.isNow && isOfNow ? { openNow: true } : {}),
  });
  const ids = found.businesses.map(({ id }) => id);
  // Words that had to be guessed at are not what was asked for.
  const rows = (slots.words || slots.dish) && found.corrected ? [] : await loadListings(db, ids);
  const held = rows.filter((row) => holds(row, claim, now));
  const total = held.length < rows.length ? held.length : found.totalCount;
  const asked = isSearchable(slots) ? { ...input, ...heldConditionsOf(slots, input) } : null;
  return { rows: held, total, claim, look, searched: asked };
}

function conditionsOf({ category, amenities, fuel, words, dish }: Slots): Partial<SearchInput> {
  const listed = amenities.filter((name) => !isToldByFacts(name));
  const wanted = fuel === "any" ? [...listed, "Fuel Dock"] : listed;
  const q = words ?? dish;
  return {
    ...(category ? { category } : {}),
    ...(wanted.length > 0 ? { amenities: wanted } : {}),
    ...(fuel && fuel !== "any" ? { facts: [`fuel:${fuel}`] } : {}),
    ...(q ? { q } : {}),
  };
}

const DEPTH_FACTS: Readonly<Record<string, string>> = { sandbars: "lowWaterDepth" };

/** What we held against the rows ourselves, as the page of the search asks for it. */
function heldConditionsOf(slots: Slots, input: Partial<SearchInput>): Partial<SearchInput> {
  const { category, amenities, draftFeet, lengthFeet, passengers, prices, when } = slots;
  const [price, ...otherPrices] = prices;
  const facts = [
    ...(input.facts ?? []),
    ...(draftFeet === null ? [] : [`${DEPTH_FACTS[category ?? ""] ?? "dockDepth"}:${draftFeet}`]),
    ...(lengthFeet === null ? [] : [`maxLength:${lengthFeet}`]),
    ...(passengers === null ? [] : [`passengers:${passengers}`]),
  ];
  const listed = [...new Set([...(input.amenities ?? []), ...amenities])];
  return {
    ...(facts.length > 0 ? { facts } : {}),
    ...(listed.length > 0 ? { amenities: listed } : {}),
    ...(price && otherPrices.length === 0
      ? { priceRange: price as SearchInput["priceRange"] }
      : {}),
    ...(when?.isNow ? { openNow: true } : {}),
  };
}

/** Whether the page of the search can ask for all that was asked for here. */
const isSearchable = ({ without, withoutWords, notIn, vhf, prices, others, isBetween }: Slots) =>
  without.length + withoutWords.length + notIn.length + vhf.length === 0 &&
  prices.length < 2 &&
  (others.length === 0 || isBetween);
