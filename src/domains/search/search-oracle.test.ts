import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import { generateListings } from "#tests/support/listings/generate-listings.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Area } from "./area-contract.ts";
import type { Sort } from "./contract.ts";
import { readCursor } from "./cursor-contract.ts";
import { COUNT_CAP } from "./limits-contract.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";
import { searchListings } from "./search.server.ts";
import type { SearchInput } from "./search-input.server.ts";
import { RANKED } from "./search-tiers.server.ts";
import { understandQuery } from "./understand-query.server.ts";

/**
 * The search against the plainest one that can be written: every listing is read, compared and
 * sorted. Tiers that end at 20, 50, 125, 312, 781 and 1,953 make seven of a few thousand listings.
 */
const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const FIRST_TIER = 20;
const HERE = { latitude: 38.9784, longitude: -76.4922 };

beforeAll(async () => {
  await generateListings(db, { count: 3000, firstTier: FIRST_TIER });
  // Some have no position, and some changed after the tiers were drawn.
  await db.execute(sql`update businesses set latitude = null, longitude = null where id % 97 = 0`);
  await db.execute(sql`update businesses set name = 'Élan Vital' where id in (77, 1500, 2900)`);
  await refreshSearchIndex({ db }, { firstTier: FIRST_TIER });
  await db.execute(sql`update businesses set granted_level = 3 where id in (901, 902)`);
  await db.execute(
    sql`update businesses set review_count = 0, average_rating = 0 where id % 211 = 0`,
  );
});

interface Listing {
  id: number;
  name: string;
  lowerName: string;
  category: string;
  city: string;
  state: string;
  priceRange: string;
  amenities: string[];
  facts: Record<string, unknown>;
  rating: number;
  reviews: number;
  level: number;
  cityKey: string;
  createdAt: string;
  latitude: number | null;
  longitude: number | null;
  isOpen: boolean;
  matches: boolean;
  rank: number;
}

const read = new Map<string, Promise<Listing[]>>();

/** Every live listing, with how it answers to the text; read once for each text. */
function readAll(q = ""): Promise<Listing[]> {
  const listings = read.get(q) ?? readFor(q);
  read.set(q, listings);
  return listings;
}

async function readFor(q: string): Promise<Listing[]> {
  const understood = q ? await understandQuery(db, q) : null;
  const query = sql`to_tsquery('landfall', ${understood?.tsquery ?? ""})`;
  const { rows } = await db.execute<Listing & Record<string, unknown>>(sql`
    select id, name, lower(name) as "lowerName", category, city, state, price_range as "priceRange",
      amenities, facts, average_rating::float8 as rating, review_count as reviews,
      featured_level::int as level, name_key(city) as "cityKey",
      to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') as "createdAt",
      latitude, longitude, coalesce(open_spans @> now(), false) as "isOpen",
      to_tsvector('landfall', concat_ws(' ', name, city, state, keywords, words_of(amenities), description))
        @@ ${query} as matches,
      ts_rank('{0.05, 0.2, 0.6, 1}', search, ${query}) as rank
    from businesses where status = 'live'`);
  return rows;
}

const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const milesTo = ({ latitude, longitude }: Listing): number =>
  latitude === null || longitude === null
    ? Number.POSITIVE_INFINITY
    : milesBetween(HERE, { latitude, longitude });

function fits(listing: Listing, input: SearchInput): boolean {
  const { q, category, city, state, priceRange, minRating, amenities = [], facts = [] } = input;
  const [town, ofState] = city?.split(", ") ?? [];
  return (
    (!q || listing.matches || plain(listing.name) === plain(q)) &&
    (!category || listing.category === category) &&
    (!town || listing.cityKey.startsWith(plain(town))) &&
    (!ofState || listing.state === ofState) &&
    (!state || listing.state === state) &&
    (!priceRange || listing.priceRange === priceRange) &&
    (!minRating || listing.rating >= minRating) &&
    amenities.every((amenity) => listing.amenities.includes(amenity)) &&
    facts.every((fact) => hasFact(listing, fact)) &&
    (!input.openNow || listing.isOpen) &&
    (!input.featuredOnly || listing.level > 0) &&
    (input.latitude === undefined || milesTo(listing) <= input.radius) &&
    (!input.area || isWithin(listing, input.area))
  );
}

function isWithin({ latitude, longitude }: Listing, area: Area): boolean {
  const { west, south, east, north } = area;
  if (latitude === null || longitude === null) return false;
  const isWide =
    west < east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return latitude >= south && latitude <= north && isWide;
}

function hasFact({ facts }: Listing, wanted: string): boolean {
  const [key = "", value = ""] = wanted.split(":");
  const fact = facts[key];
  if (typeof fact === "number") return fact >= Number(value);
  return Array.isArray(fact) ? fact.includes(value) : String(fact) === value;
}

type Compare = (a: Listing, b: Listing) => number;
const most =
  (of: (listing: Listing) => number): Compare =>
  (a, b) =>
    of(b) - of(a);
const least =
  (of: (listing: Listing) => number | string): Compare =>
  (a, b) =>
    of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0;
const byAll =
  (...all: Compare[]): Compare =>
  (a, b) =>
    all.map((compare) => compare(a, b)).find((sign) => sign !== 0) ?? 0;

const byId = most(({ id }) => id);
const byLevel = most(({ level }) => level);

/** In thousandths: the mean with five more reviews of 4.2, rounded as people do it; 0 without any. */
function weighted({ rating, reviews }: Listing): number {
  if (reviews === 0) return 0;
  const sum = 10 * (Math.round(rating * 100) * reviews + 2100);
  return Math.floor((2 * sum + reviews + 5) / (2 * (reviews + 5)));
}

const quality = (one: Listing): number =>
  Math.floor(Math.round(weighted(one) / 50) + Math.min(one.reviews, 200) * 0.5 + 0.5);
const byQuality = most(quality);

const SORTED: Record<Exclude<Sort, "featured">, Compare> = {
  rating: byAll(
    most(weighted),
    most((one) => one.reviews),
    byId,
  ),
  reviews: byAll(
    most((one) => one.reviews),
    most((one) => one.rating),
    byId,
  ),
  name: byAll(
    least((one) => one.lowerName),
    byId,
  ),
  newest: byAll(
    (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
    byId,
  ),
  distance: byAll(least(milesTo), byId),
};

async function oracle(input: SearchInput): Promise<number[]> {
  const found = (await readAll(input.q)).filter((listing) => fits(listing, input));
  const sort = input.sort ?? "featured";
  if (sort !== "featured") return found.sort(SORTED[sort]).map(({ id }) => id);
  if (input.q === undefined) {
    const within = input.latitude === undefined ? byQuality : least(milesTo);
    return found.sort(byAll(byLevel, within, byId)).map(({ id }) => id);
  }
  const q = plain(input.q);
  const isExact = most(({ name }) => Number(plain(name) === q));
  const best = found.sort(byAll(isExact, byLevel, byQuality, byId));
  const ranked = best.slice(0, RANKED).sort(
    byAll(
      isExact,
      byLevel,
      most(({ rank }) => rank),
      byQuality,
      byId,
    ),
  );
  return [...ranked, ...best.slice(RANKED)].map(({ id }) => id);
}

const PAGE = 37;
const PAGES = 4;

/** The first pages, whose border falls among the ranked ones, and the last one. */
async function compare(input: Omit<SearchInput, "limit" | "offset">): Promise<void> {
  const expected = await oracle({ ...input, limit: 0, offset: 0 });
  expect(expected, JSON.stringify(input)).not.toEqual([]);
  const pages = Array.from({ length: PAGES }, (_, page) => page * PAGE);
  const offsets = new Set([...pages, Math.max(0, expected.length - 3), expected.length + 1]);
  for (const offset of offsets) {
    if (offset > expected.length + 1) continue;
    const found = await searchListings(db, { ...input, limit: PAGE, offset });
    const what = JSON.stringify({ ...input, offset });
    expect(
      found.businesses.map(({ id }) => id),
      what,
    ).toEqual(expected.slice(offset, offset + PAGE));
    const isCapped = input.q !== undefined && expected.length > COUNT_CAP;
    expect(found.totalCount, what).toBe(isCapped ? COUNT_CAP : expected.length);
    expect(found.totalIsCapped, what).toBe(isCapped);
    expect(found.next === null, what).toBe(offset + PAGE >= expected.length);
  }
}

const LEAF = 350;

/** From cursor to cursor, as far as the list goes. */
async function leafThrough(input: Omit<SearchInput, "limit" | "offset">): Promise<void> {
  const expected = await oracle({ ...input, limit: 0, offset: 0 });
  const found: number[] = [];
  let after: string | null = null;
  do {
    const cursor = after === null ? undefined : (readCursor(after) ?? undefined);
    const page = await searchListings(db, { ...input, limit: LEAF, offset: 0, after: cursor });
    expect(page.offset, JSON.stringify(input)).toBe(found.length);
    found.push(...page.businesses.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(found, JSON.stringify(input)).toEqual(expected);
}

const CASES: Record<string, Partial<SearchInput>> = {
  "a common word": { q: "the water" },
  "a very common word": { q: "boat" },
  "a rare word": { q: "lantern" },
  "a prefix": { q: "restau" },
  "a typing error": { q: "resturant anapolis" },
  "an exact name": { q: "elan vital" },
  "a word with filters": { q: "dock", category: "marinas", priceRange: "$$", minRating: 3 },
  "a word in a town": { q: "seafood", city: "Annapolis, MD" },
  "a word near here": { q: "boat", ...HERE, radius: 20 },
  "a word that is open now": { q: "marina", openNow: true },
  amenities: { amenities: ["WiFi"] },
  "two amenities in a state": { amenities: ["Full Bar", "Outdoor Seating"], state: "FL" },
  "amenities near here": { amenities: ["Dockage"], ...HERE, radius: 30 },
  facts: { facts: ["fuel:diesel", "dockDepth:6"] },
  "a fact and a rating": { facts: ["pumpOut:true"], minRating: 3.5 },
  "a category": { category: "restaurants" },
  "a category in a town": { category: "restaurants", city: "annapolis" },
  "a category at a price with a rating": { category: "hotels", priceRange: "$$$", minRating: 4.5 },
  "a state": { state: "MD" },
  "near here": { ...HERE, radius: 10 },
  "a category far around": { ...HERE, radius: 50, category: "marinas" },
  "the beginning of a town's name": { city: "Annap" },
  "a category where towns begin so": { category: "marinas", city: "ocean" },
  "a word where towns begin so": { q: "boat", city: "key" },
  "a box on the map": { area: { west: -76.6, south: 38.9, east: -76.4, north: 39.1 } },
  "a box that holds most": { area: { west: -90, south: 20, east: -70, north: 45 } },
  "a box across the date line": { area: { west: 170, south: 20, east: -75.5, north: 45 } },
  "a word in a box": { q: "boat", area: { west: -77, south: 38, east: -76, north: 40 } },
  "what was paid for": { featuredOnly: true },
  everything: {},
};

describe("finds the same listings in the same order as reading them all", () => {
  test.each(Object.entries(CASES))("for %s", async (_title, given) => {
    const sorts: Sort[] = ["featured", "rating", "reviews", "name", "newest"];
    if (given.latitude !== undefined) sorts.push("distance");
    for (const sort of sorts) await compare({ radius: 10, ...given, sort });
  });
});

describe("leads from page to page to the end, without a repetition or a gap", () => {
  const LONG = ["a very common word", "an exact name", "amenities", "a category", "everything"];
  test.each([...LONG, "a box that holds most", "near here"])("for %s", async (title) => {
    const given = CASES[title] ?? {};
    const sorts: Sort[] = ["featured", "rating", "reviews", "name", "newest"];
    if (given.latitude !== undefined) sorts.push("distance");
    for (const sort of sorts) await leafThrough({ radius: 50, ...given, sort });
  });

  test("and a listing that goes or sinks meanwhile moves no other", async () => {
    const list = { category: "hotels", sort: "rating" as const, radius: 10, limit: 20, offset: 0 };
    const first = await searchListings(db, list);
    const after = readCursor(first.next ?? "") ?? undefined;
    const before = await searchListings(db, { ...list, after });
    const [best, last] = [first.businesses[0]?.id, first.businesses[19]?.id];
    await db.execute(sql`update businesses set status = 'inactive' where id = ${best}`);
    await db.execute(sql`update businesses set average_rating = 1 where id = ${last}`);
    const then = await searchListings(db, { ...list, after });
    expect(then.businesses.map(({ id }) => id)).toEqual(before.businesses.map(({ id }) => id));
    expect(then.totalCount).toBe(first.totalCount - 1);
  });
});

test("listings are in several tiers, and one that changed is in the right one", async () => {
  const { rows } = await db.execute<{ tier: number; listings: number; misplaced: number }>(sql`
    select businesses.tier, count(*)::int as listings,
      (count(*) filter (where businesses.tier <> (
        select min(search_tiers.tier) from search_tiers where standing_from <= standing)))::int as misplaced
    from businesses where status = 'live' group by 1 order by 1`);
  expect(rows.map(({ tier }) => tier)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(rows.every(({ listings, misplaced }) => listings > 0 && misplaced === 0)).toBe(true);
});
