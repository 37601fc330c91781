import { bigint, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";

/** What happened to a listing. No row says who it was: no address, no cookie, no account. */
export const analyticsEvents = pgTable(
  "analytics_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id").references(() => businesses.id, { onDelete: "cascade" }),
    /** "page_view", "social_share", "call", "directions". */
    eventType: text("event_type").notNull(),
    eventData: jsonb("event_data").notNull().default({}),
    /** "phone", "tablet" or "desktop". */
    device: text(),
    /** The host that linked here, never the whole address. */
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
