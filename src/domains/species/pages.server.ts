import { asc } from "drizzle-orm";
import { species } from "#src/db/schema/species.server.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";

export const speciesCachedPages: readonly CachedPaths[] = [
  {
    path: /^\/species$/,
    choices: {
      group: /^[a-z-]{1,30}$/,
      region: /^[a-z-]{1,30}$/,
      month: /^(?:[1-9]|1[0-2])$/,
      page: /^(?:[1-9]|1\d)$/,
    },
    free: ["q"],
  },
];

export const speciesShown: readonly ShownTable[] = [
  shownTable(species, { tags: ["catalogue:any"] }),
];

export const speciesSiteMap: SiteMap = {
  pages: ["/species"],
  rows: {
    async count(db) {
      return db.$count(species);
    },
    async paths(db, limit, offset) {
      const rows = await db
        .select({ id: species.id })
        .from(species)
        .orderBy(asc(species.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id }) => `/species/${id}`);
    },
  },
};
