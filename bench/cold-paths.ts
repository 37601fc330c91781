import { positions, TEXTS } from "./search-queries.ts";

const CATEGORIES = ["restaurants", "marinas", "charters", "hotels", "rentals", "watersports"];
const SORTS = ["featured", "rating", "reviews", "name", "newest"];

/** For each kind of page, addresses that are never the same, in an order that is. */
export interface ColdKind {
  name: string;
  addresses: string[];
}

/** So many of each kind; a home page is the same address each time. */
export function coldKinds(count: number, listings: readonly number[]): ColdKind[] {
  const take = (addresses: string[]) => {
    if (new Set(addresses).size < count) throw new Error("An address would be asked for twice");
    return addresses.slice(0, count);
  };
  return [
    { name: "Home", addresses: Array<string>(count).fill("/") },
    { name: "Category", addresses: take(categoryPaths()) },
    { name: "Search by text", addresses: take(textPaths()) },
    { name: "Search by position", addresses: take(positionPaths()) },
    { name: "Business", addresses: take(listingPaths(listings)) },
  ];
}

/** First pages: a page further down shows everything above it, too. */
const categoryPaths = (): string[] =>
  narrowed((choices) => CATEGORIES.map((category) => `/category/${category}?${choices}`));

const textPaths = (): string[] =>
  narrowed((choices) =>
    TEXTS.map((text) => `/search?${new URLSearchParams({ q: text })}&${choices}`),
  );

/** By every order, then with every least rating, then with every price. */
function narrowed(paths: (choices: string) => string[]): string[] {
  const ratings = ["", "&minRating=2", "&minRating=3", "&minRating=4"];
  const prices = ["", "&priceRange=$$", "&priceRange=$$$"];
  return prices.flatMap((price) =>
    ratings.flatMap((rating) => SORTS.flatMap((sort) => paths(`sort=${sort}${rating}${price}`))),
  );
}

const positionPaths = (): string[] =>
  positions.map(
    ({ latitude, longitude }) =>
      `/search?latitude=${latitude.toFixed(5)}&longitude=${longitude.toFixed(5)}&radius=10`,
  );

const listingPaths = (listings: readonly number[]): string[] =>
  listings.map((id) => `/business/${id}`);

/** The same searches as calls, which draw nothing. */
export function coldCalls(count: number): ColdKind[] {
  const asCalls = (addresses: string[]) =>
    addresses.slice(0, count).map((address) => `/api${address}`);
  return [
    { name: "GET /api/search by text", addresses: asCalls(textPaths()) },
    { name: "GET /api/search by position", addresses: asCalls(positionPaths()) },
  ];
}
