import { asc } from "drizzle-orm";
import { alertSupports, conservationAlerts } from "#src/db/schema/alerts.server.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";
import { alertPath, NEW_ALERT_PAGE } from "./limits-contract.ts";

export const alertsCachedPages: readonly CachedPaths[] = [
  { path: /^\/community-tracking\/alerts\/new$/ },
  { path: /^\/community-tracking\/alerts\/[1-9]\d{0,8}$/, choices: { sent: /^alert$/ } },
];

export const alertsShown: readonly ShownTable[] = [
  shownTable(conservationAlerts, {
    ignored: ["userId", "senderKey"],
    tags: ["alert:{id}", "alerts:any"],
  }),
  shownTable(alertSupports, { tags: ["alert:{alertId}", "alerts:any"] }),
];

export const alertsSiteMap: SiteMap = {
  pages: [NEW_ALERT_PAGE],
  rows: {
    async count(db) {
      return db.$count(conservationAlerts);
    },
    async paths(db, limit, offset) {
      const rows = await db
        .select({ id: conservationAlerts.id })
        .from(conservationAlerts)
        .orderBy(asc(conservationAlerts.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id }) => alertPath(id));
    },
  },
};
