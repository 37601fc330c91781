import { listingCounts } from "#src/db/schema/search.server.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";

const CONDITIONS = [
  "q",
  "city",
  "location",
  "latitude",
  "longitude",
  "radius",
  "area",
  "amenities",
  "facts",
  "after",
];

export const searchCachedPages: readonly CachedPaths[] = [
  {
    path: /^\/category\/[a-z-]{1,30}$/,
    choices: {
      sort: /^(?:featured|rating|reviews|name|newest)$/,
      view: /^(?:grid|list)$/,
      cards: /^(?:large|rows)$/,
      priceRange: /^\${1,4}$/,
      minRating: /^[1-5]$/,
      page: /^(?:[1-9]|[1-4]\d|50)$/,
    },
    free: [...CONDITIONS, "state", "openNow"],
  },
  { path: /^\/categories$/, choices: { state: /^[A-Z]{2}$/ }, free: ["q"] },
];

/** Counted by triggers of the listings. */
export const searchShown: readonly ShownTable[] = [shownTable(listingCounts, { tags: [] })];

export const searchSiteMap: SiteMap = {
  pages: ["/categories", ...CATEGORIES.map(({ id }) => `/category/${id}`)],
};
