import { asc, eq, isNotNull, or } from "drizzle-orm";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";
import { projectPath } from "./limits-contract.ts";

const ONE_NAME = /^[a-z]+(?:_[a-z]+)?$/;

export const researchCachedPages: readonly CachedPaths[] = [
  {
    path: /^\/research$/,
    choices: {
      status: ONE_NAME,
      researchType: ONE_NAME,
      page: /^(?:[1-9]|10)$/,
      sent: /^disowned$/,
    },
    free: ["q"],
  },
  { path: /^\/research\/new$/ },
  { path: /^\/research\/[1-9]\d{0,8}$/, choices: { sent: /^(?:project|changes)$/ } },
];

export const researchShown: readonly ShownTable[] = [
  shownTable(researchProjects, {
    ignored: ["submitterId", "senderKey"],
    tags: ["research-project:{id}", "research:any"],
  }),
  shownTable(collaborationRequests, {
    rows: { status: "accepted" },
    tags: ["research-project:{projectId}", "research:any"],
  }),
];

/** Those that somebody stands by; for the invented ones, the administrators. */
const isStoodBy = or(
  isNotNull(researchProjects.contactConfirmedAt),
  eq(researchProjects.isDemo, true),
);

export const researchSiteMap: SiteMap = {
  pages: ["/research", "/research/new"],
  rows: {
    async count(db) {
      return db.$count(researchProjects, isStoodBy);
    },
    async paths(db, limit, offset) {
      const rows = await db
        .select({ id: researchProjects.id })
        .from(researchProjects)
        .where(isStoodBy)
        .orderBy(asc(researchProjects.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id }) => projectPath(id));
    },
  },
};
