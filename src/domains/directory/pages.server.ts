import { asc, eq, sql } from "drizzle-orm";
import { businesses, factConfirmations, listingCounts } from "#src/db/schema/directory.server.ts";
import type { KeptAddresses } from "#src/platform/domain/kept-addresses.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";
import { CATEGORIES } from "./listing/category-contract.ts";

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

export const directoryKeptPages: readonly KeptAddresses[] = [
  {
    path: /^\/business\/[1-9]\d{0,8}$/,
    choices: { tab: /^(?:overview|reviews|photos)$/ },
    // Reviews sorted, filtered and leafed through are for the one who asks.
    free: ["sort", "rating", "withPhotos", "page"],
  },
  {
    path: /^\/category\/[a-z-]{1,30}$/,
    choices: {
      sort: /^(?:featured|rating|reviews|name|newest)$/,
      view: /^(?:grid|list)$/,
      priceRange: /^\${1,4}$/,
      minRating: /^[1-5]$/,
      page: /^(?:[1-9]|[1-4]\d|50)$/,
    },
    free: [...CONDITIONS, "state", "openNow"],
  },
  { path: /^\/categories$/, choices: { state: /^[A-Z]{2}$/ }, free: ["q"] },
];

export const directoryShown: readonly ShownTable[] = [
  shownTable(businesses, {
    rows: { status: "live" },
    ignored: ["openSpans", "search"],
    tags: [
      "business:{id}",
      "category:{category}",
      // Who is there, and where.
      { tag: "places:{category}", when: ["status", "category", "latitude", "longitude"] },
    ],
  }),
  shownTable(factConfirmations, { tags: ["business:{businessId}"] }),
  // Counted by triggers of the listings.
  shownTable(listingCounts, { tags: [] }),
];

const isLive = eq(businesses.status, "live");

export const directorySiteMap: SiteMap = {
  pages: ["/categories", "/add-business", ...CATEGORIES.map(({ id }) => `/category/${id}`)],
  rows: {
    async count(db) {
      const [row] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(businesses)
        .where(isLive);
      return row?.total ?? 0;
    },
    async paths(db, limit, offset) {
      const rows = await db
        .select({ id: businesses.id })
        .from(businesses)
        .where(isLive)
        .orderBy(asc(businesses.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id }) => `/business/${id}`);
    },
  },
};
