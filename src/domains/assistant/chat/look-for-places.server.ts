import {
  type ListingRow,
  loadListings,
} from "#src/domains/directory/listing/load-listings.server.ts";
import { searchListings } from "#src/domains/search/search.server.ts";
import type { SearchInput } from "#src/domains/search/search-input.server.ts";
import type { Asked } from "./asked.ts";
import type { ListingClaim, Point } from "./draft.ts";
import { holds, isToldByFacts } from "./listing-claims.ts";
import { needsOf, type Slots } from "./question-contract.ts";
import { nameOf, type Where, whereAsked } from "./where-asked.ts";

const CANDIDATES = 120;
const RADII = [10, 25, 50];
const NEAREST_RADII = [5, ...RADII];
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
  const { place, isNear, miles, isBest } = asked.slots;
  const where = whereAsked(asked);
  if (!where) return [lookInArea(asked.slots)];
  const around = (radius: number) => lookAround(where, radius, isBest);
  if (miles !== null) return [around(miles)];
  if (place && !isNear) return [lookInTown(where, place), ...RADII.map(around)];
  return (isNear ? NEAREST_RADII : RADII).map(around);
}

function lookAround({ latitude, longitude, name }: Where, miles: number, isBest: boolean): Look {
  return {
    input: { latitude, longitude, radius: miles, sort: isBest ? "rating" : "distance" },
    within: { latitude, longitude, miles },
    told: `within ${Number(miles.toFixed(1))} miles of ${name}`,
  };
}

const lookInTown = ({ name }: Where, place: NonNullable<Slots["place"]>): Look => ({
  input: { towns: [{ city: place.name, state: place.state }], sort: "rating" },
  within: null,
  told: `in ${name}`,
});

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
  const rows = slots.words && found.corrected ? [] : await loadListings(db, ids);
  const held = rows.filter((row) => holds(row, claim, now));
  const total = held.length < rows.length ? held.length : found.totalCount;
  return { rows: held, total, claim, look: { ...look, input } };
}

function conditionsOf({ category, amenities, fuel, words }: Slots): Partial<SearchInput> {
  const listed = amenities.filter((name) => !isToldByFacts(name));
  const wanted = fuel === "any" ? [...listed, "Fuel Dock"] : listed;
  return {
    ...(category ? { category } : {}),
    ...(wanted.length > 0 ? { amenities: wanted } : {}),
    ...(fuel && fuel !== "any" ? { facts: [`fuel:${fuel}`] } : {}),
    ...(words ? { q: words } : {}),
  };
}
