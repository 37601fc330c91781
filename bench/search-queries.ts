import type { SearchInput } from "#src/domains/search/search-input.server.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";

/** What people type, from words that every fifth listing has to words that hardly one has. */
export const TEXTS = [
  "seafood",
  "marina",
  "boat rental annapolis",
  "dock and dine",
  "live music waterfront",
  "sunset cruise",
  "kayak florida",
  "crab house",
  "captain",
  "fuel dock pump-out",
  "wedding venue",
  "hotel key west fl",
  "seafood annapolis md",
  "heron",
  "copper lantern",
  "bait and tackle",
  "sailing lessons",
  "restau",
  "oyst",
  "maryland",
  "fishing charter miami beach",
  "slips diesel",
  "harbor",
  "wandering tern marina",
];

const TYPOS = [
  "resturant",
  "anapolis",
  "seafod",
  "marnia",
  "lightouse",
  "kayack rental",
  "fishng charter",
  "sunet cruise",
  "weding venue",
  "haron lantern",
  "resturant anapolis",
  "oysterz",
];

const PREFIXES = [
  "a",
  "ma",
  "res",
  "anna",
  "annap",
  "copper l",
  "harb",
  "the",
  "blue c",
  "sea",
  "key w",
  "wand",
];

const CATEGORIES = ["restaurants", "marinas", "charters", "hotels", "rentals", "watersports"];
const TOWNS = ["Annapolis, MD", "Miami Beach, FL", "Key West, FL", "Newport, RI", "Ocean City, MD"];
const POSITIONS = [
  { latitude: 38.978, longitude: -76.492 },
  { latitude: 25.79, longitude: -80.13 },
  { latitude: 24.555, longitude: -81.78 },
  { latitude: 41.49, longitude: -71.31 },
  { latitude: 36.85, longitude: -75.98 },
];

const FIRST_PAGE = { limit: 20, offset: 0, radius: 10 };
const ROUNDS = 300;

function repeat<T>(seed: string, choose: (random: () => number) => T): T[] {
  const random = seededRandom(seed);
  return Array.from({ length: ROUNDS }, () => choose(random));
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

export const textSearches: SearchInput[] = repeat("texts", (random) => ({
  ...FIRST_PAGE,
  q: pick(TEXTS, random),
}));

export const typoSearches: SearchInput[] = repeat("typos", (random) => ({
  ...FIRST_PAGE,
  q: pick(TYPOS, random),
}));

export const prefixes: string[] = repeat("prefixes", (random) => pick(PREFIXES, random));

/** Around harbours, each once. */
export const positions = repeat("radius", (random) => {
  const { latitude, longitude } = pick(POSITIONS, random);
  const moved = () => (random() - 0.5) * 0.2;
  return { latitude: latitude + moved(), longitude: longitude + moved() };
});

export const radiusSearches: SearchInput[] = positions.map((position) => ({
  ...FIRST_PAGE,
  ...position,
}));

/** Half of them in one town, as the page offers it. */
export const categoryPages: SearchInput[] = repeat("categories", (random) => ({
  ...FIRST_PAGE,
  category: pick(CATEGORIES, random),
  sort: pick(["rating", "featured"] as const, random),
  ...(random() < 0.5 && { city: pick(TOWNS, random) }),
}));
