import { asc } from "drizzle-orm";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import { type ShownTable, shownTable } from "#src/platform/domain/shown-table.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";
import { isOnSite } from "./event/event-conditions.server.ts";

const ONE_WORD = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/;

/** What turns with the clock alone, such as "under way", pages know by themselves once they are alive. */
export const eventsCachedPages: readonly CachedPaths[] = [
  {
    path: /^\/events$/,
    choices: {
      category: ONE_WORD,
      season: ONE_WORD,
      state: ONE_WORD,
      view: /^month$/,
      page: /^(?:[1-9]|10)$/,
    },
    free: ["q", "city", "featured", "startDate", "endDate", "near", "radius", "month"],
  },
  {
    path: /^\/events\/[1-9]\d{0,8}$/,
    choices: { sent: /^(?:registered|waiting)$/, created: /^yes$/, dates: /^all$/ },
    free: ["date", "place"],
  },
];

export const eventsShown: readonly ShownTable[] = [
  shownTable(events, {
    ignored: ["search", "version", "updatedAt", "datesUntil"],
    tags: ["event:{id}", "events:any"],
  }),
  shownTable(eventDates, {
    ignored: ["lastPlaceInLine", "sequence", "slot"],
    tags: ["event:{eventId}", "events:any"],
  }),
];

export const eventsSiteMap: SiteMap = {
  pages: ["/events"],
  rows: {
    async count(db) {
      return db.$count(events, isOnSite);
    },
    async paths(db, limit, offset) {
      const rows = await db
        .select({ id: events.id })
        .from(events)
        .where(isOnSite)
        .orderBy(asc(events.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id }) => `/events/${id}`);
    },
  },
};
