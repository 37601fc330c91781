import { and, eq, gt, gte, type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { areaFilter } from "./area-filter.server.ts";
import { factFilters } from "./fact-filters.server.ts";
import { placeFilter } from "./place-filter.server.ts";
import { positionFilter } from "./position-filter.server.ts";
import type { Filter, SearchInput } from "./search-input.server.ts";

export const isLive = sql`${businesses.status} = 'live'`;

const filterQuery = (kind: string, value: string): SQL => sql`filter_query(${kind}, ${value})`;

/** Everything that a search asks besides its text; the circle can be left to who knows it better. */
export function filtersOf(input: SearchInput, isAround = true): Filter[] {
  const { category, priceRange, minRating, amenities = [], facts = [] } = input;
  const filters: (Filter | null)[] = [
    category
      ? { words: filterQuery("category", category), columns: eq(businesses.category, category) }
      : null,
    placeFilter(input),
    priceRange
      ? { words: filterQuery("price", priceRange), columns: eq(businesses.priceRange, priceRange) }
      : null,
    minRating ? ratingFilter(minRating) : null,
    ...amenities.map((amenity) => ({ words: filterQuery("amenity", amenity) })),
    ...factFilters(facts),
    input.openNow ? always(sql`${businesses.openSpans} @> now()`) : null,
    input.featuredOnly ? always(gt(businesses.featuredLevel, 0)) : null,
    isAround ? positionFilter(input) : null,
    input.area ? areaFilter(input.area) : null,
  ];
  return filters.filter((filter) => filter !== null);
}

const always = (condition: SQL): Filter => ({ rest: condition, columns: condition });

function ratingFilter(least: number): Filter {
  const condition = gte(businesses.averageRating, String(least));
  const words = filterQuery("rating", String(Math.floor(least)));
  return { words, rest: condition, columns: condition };
}

/** Amenities and facts can be looked up as words, where columns would have to be read. */
export const asksForWords = (filters: Filter[]): boolean =>
  filters.some(({ words, columns }) => words && !columns);

export const wordsOfFilters = (filters: Filter[]): SQL[] =>
  filters.flatMap(({ words }) => (words ? [words] : []));

export const restOfFilters = (filters: Filter[]): SQL | undefined =>
  and(...filters.map(({ rest }) => rest));

export const columnsOfFilters = (filters: Filter[]): SQL | undefined =>
  and(...filters.map(({ columns }) => columns));

/** The same without what would be read from an index of its own; for a walk along another one. */
export const plainColumnsOf = (filters: Filter[]): SQL | undefined =>
  and(...filters.map(({ rest, columns }) => rest ?? columns));

/** The whole search as one condition, for whoever reads everything that it finds. */
export function conditionOf(input: SearchInput, tsquery: string | null): SQL | undefined {
  const filters = filtersOf(input);
  const words = filters.flatMap(({ words, columns }) => (words && !columns ? [words] : []));
  if (tsquery !== null) words.push(sql`to_tsquery('landfall', ${tsquery})`);
  const isFound = words.map((query) => sql`${businesses.search} @@ ${query}`);
  return and(isLive, ...isFound, columnsOfFilters(filters));
}
