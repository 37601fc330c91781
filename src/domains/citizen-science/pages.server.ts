import { asc } from "drizzle-orm";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";
import { NEW_PROJECT_PAGE, projectPath } from "./limits-contract.ts";

/** The page of a project shows reports, which are never cached. */
export const citizenScienceCachedPages: readonly CachedPaths[] = [
  { path: /^\/community-tracking\/projects\/new$/ },
];

export const citizenScienceSiteMap: SiteMap = {
  pages: [NEW_PROJECT_PAGE],
  rows: {
    async count(db) {
      return db.$count(citizenProjects);
    },
    async paths(db, limit, offset) {
      const rows = await db
        .select({ id: citizenProjects.id })
        .from(citizenProjects)
        .orderBy(asc(citizenProjects.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id }) => projectPath(id));
    },
  },
};
