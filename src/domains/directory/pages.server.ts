import { asc, eq, sql } from "drizzle-orm";
import { businesses, factConfirmations } from "#src/db/schema/directory.server.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";

export const directoryCachedPages: readonly CachedPaths[] = [
  {
    path: /^\/business\/[1-9]\d{0,8}$/,
    choices: { tab: /^(?:overview|reviews|photos|rentals)$/ },
    // Reviews sorted, filtered and leafed through are for the one who asks, and so is what is free to rent.
    free: ["sort", "rating", "withPhotos", "page", "rent", "sent"],
  },
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
];

const isLive = eq(businesses.status, "live");

export const directorySiteMap: SiteMap = {
  pages: ["/add-business"],
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
