import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, time } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";

/** What happened to a listing. No row says who it was: no address, no cookie, no account. */
export const analyticsEvents = pgTable(
  "analytics_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id").references(() => businesses.id, { onDelete: "cascade" }),
    /** "page_view", "social_share", "call", "directions", "website", "search_appearance", "custom", "event_registration". */
    eventType: text("event_type").notNull(),
    /** Of a search appearance, every listing of the page of results: one row, without a listing of its own. */
    eventData: jsonb("event_data").notNull().default({}),
    /** "phone", "tablet" or "desktop". */
    device: text(),
    /** The host that linked here, never the whole address; of our own pages their kind, "/search". */
    referrer: text(),
    /** The same within one day only: its salt is thrown away. */
    visitor: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("analytics_events_business").on(table.businessId, table.eventType, table.createdAt),
    index("analytics_events_created").on(table.createdAt),
  ],
);

/** One random salt a day; without it yesterday's visitors cannot be told from anyone. */
export const visitorSalts = pgTable("visitor_salts", {
  day: date({ mode: "string" }).primaryKey(),
  salt: text().notNull(),
});

/**
 * What happened to a listing in one hour (UTC), made of its events by replacing whole days. Search
 * appearances, which are many, are counted by days alone.
 */
export const analyticsHours = pgTable(
  "analytics_hours",
  {
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    eventType: text("event_type").notNull(),
    hour: time("hour").notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.eventType, table.hour] }),
    index("analytics_hours_hour").on(table.hour),
  ],
);

/** And in one day, by where it came from; made like the hours. */
export const analyticsSources = pgTable(
  "analytics_sources",
  {
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    eventType: text("event_type").notNull(),
    day: date({ mode: "string" }).notNull(),
    /** The host that linked here, or our own kind of page, "/search"; "" when none did. Of a share, its platform. */
    source: text().notNull(),
    device: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.businessId, table.eventType, table.day, table.source, table.device],
    }),
    index("analytics_sources_day").on(table.day),
  ],
);

/** And in one day altogether: visitors are told apart within a day only. */
export const analyticsDays = pgTable(
  "analytics_days",
  {
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    eventType: text("event_type").notNull(),
    count: integer().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.day, table.eventType] }),
    index("analytics_days_day").on(table.day, table.eventType),
  ],
);

/** Days whose events are rolled up. An event that comes late takes its day out again. */
export const analyticsRolledDays = pgTable("analytics_rolled_days", {
  day: date({ mode: "string" }).primaryKey(),
  rolledAt: time("rolled_at").notNull(),
});

/** What is usual: the median of the listings of a category, of the featured and of the others. */
export const analyticsMedians = pgTable(
  "analytics_medians",
  {
    /** "category:marinas", "featured", "not-featured". */
    group: text().notNull(),
    days: smallint().notNull(),
    /** "views", "visitors", "calls" and so on. */
    figure: text().notNull(),
    /** The last of the days. */
    until: date({ mode: "string" }).notNull(),
    listings: integer().notNull(),
    median: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.group, table.days, table.figure] })],
);
