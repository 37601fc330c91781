import { CAPTAINS } from "./data/book-captains.ts";
import { CHARTERS } from "./data/book-charters.ts";
import { HOTELS } from "./data/book-hotels.ts";
import { MARINAS } from "./data/book-marinas.ts";
import { RENTALS } from "./data/book-rentals.ts";
import { RESTAURANTS } from "./data/book-restaurants.ts";
import { SANDBARS } from "./data/book-sandbars.ts";
import { STORES } from "./data/book-stores.ts";
import { VENUES } from "./data/book-venues.ts";
import { WATERSPORTS } from "./data/book-watersports.ts";
import type { CategoryBook, Kind } from "./kind.ts";
import type { Anchorage, Shore, Town } from "./town.ts";

const ASHORE = [
  RESTAURANTS,
  MARINAS,
  CHARTERS,
  HOTELS,
  WATERSPORTS,
  RENTALS,
  STORES,
  VENUES,
  CAPTAINS,
];

/** Where a business will be and what it is, before it has a name. */
export interface Plan {
  town: Town;
  book: CategoryBook;
  kind: Kind;
  place: Shore | Anchorage;
}

/** Takes turns in proportion to weight, so that even a short run is well mixed. */
function createRota<T extends string>(weights: Record<T, number>) {
  const credit = new Map<T, number>();
  const total = (allowed: T[]) => allowed.reduce((sum, key) => sum + weights[key], 0);
  return (allowed: T[]): T => {
    for (const key of allowed) credit.set(key, (credit.get(key) ?? 0) + weights[key]);
    const [best] = [...allowed].sort((a, b) => (credit.get(b) ?? 0) - (credit.get(a) ?? 0));
    if (best === undefined) throw new Error("Nobody is on the rota");
    credit.set(best, (credit.get(best) ?? 0) - total(allowed));
    return best;
  };
}

/** Every town gets its share of each category, its anchorages, and no more of a kind than is due. */
export function planListings(towns: readonly Town[]): Plan[] {
  const nextCategory = createRota(
    Object.fromEntries(ASHORE.map(({ category, share }) => [category, share])),
  );
  const nextKind = new Map(
    ASHORE.map(({ category, kinds }) => [
      category,
      createRota(Object.fromEntries(kinds.map(({ id, weight }) => [id, weight]))),
    ]),
  );
  return towns.flatMap((town) => {
    const ashore = Array.from({ length: town.size }, (_, order): Plan => {
      const category = nextCategory(ASHORE.map((book) => book.category));
      const book = requireBook(category);
      const allowed = book.kinds.filter(({ coasts }) => !coasts || coasts.includes(town.coast));
      const id = nextKind.get(category)?.(allowed.map((kind) => kind.id));
      const kind = allowed.find((one) => one.id === id);
      const place = town.shores[order % town.shores.length];
      if (!kind || !place) throw new Error(`${town.city} has no shore or no ${category}`);
      return { town, book, kind, place };
    });
    return [...ashore, ...planAnchorages(town)];
  });
}

function planAnchorages(town: Town): Plan[] {
  return town.anchorages.map((place) => {
    const kind = SANDBARS.kinds.find(({ id }) => id === place.kind);
    if (!kind) throw new Error(`There is no anchorage of kind ${place.kind}`);
    return { town, book: SANDBARS, kind, place };
  });
}

function requireBook(category: string): CategoryBook {
  const book = ASHORE.find((one) => one.category === category);
  if (!book) throw new Error(`There is no book of ${category}`);
  return book;
}
