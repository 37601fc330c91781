import { asc } from "drizzle-orm";
import {
  citizenContributions,
  citizenParticipation,
  citizenProjects,
} from "#src/db/schema/citizen-science.server.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";
import { NEW_PROJECT_PAGE, projectPath } from "./limits-contract.ts";

export const citizenScienceCachedPages: readonly CachedPaths[] = [
  { path: /^\/community-tracking\/projects\/new$/ },
  {
    path: /^\/community-tracking\/projects\/[1-9]\d{0,8}$/,
    choices: { sent: /^(?:project|changes|contribution)$/ },
  },
];

export const citizenScienceShown: readonly ShownTable[] = [
  shownTable(citizenProjects, {
    ignored: ["userId"],
    tags: ["citizen-project:{id}", "citizen-projects:any"],
  }),
  shownTable(citizenParticipation, {
    tags: ["citizen-project:{projectId}", "citizen-projects:any"],
  }),
  shownTable(citizenContributions, {
    ignored: ["userId", "note"],
    tags: ["citizen-project:{projectId}", "citizen-projects:any"],
  }),
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
