import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, senderKey, texts } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";
import { events } from "./events.server.ts";

/** A day at a place or an event, told with pictures, shown on its page once it is approved. */
export const experiences = pgTable(
  "experiences",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** It is about a listing or about an event. */
    businessId: integer("business_id").references(() => businesses.id, { onDelete: "cascade" }),
    eventId: integer("event_id").references(() => events.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    authorName: text("author_name").notNull(),
    caption: text().notNull(),
    rating: smallint().notNull(),
    companions: text(),
    activity: text(),
    mood: text(),
    weather: text(),
    hashtags: texts("hashtags"),
    images: texts("images"),
    isApproved: boolean("is_approved").notNull().default(false),
    senderKey: senderKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    check("experiences_rating", sql`${table.rating} between 1 and 5`),
    index("experiences_business")
      .on(table.businessId, table.createdAt.desc())
      .where(sql`${table.isApproved}`),
    check("experiences_about", sql`num_nonnulls(${table.businessId}, ${table.eventId}) = 1`),
    index("experiences_event")
      .on(table.eventId, table.createdAt.desc())
      .where(sql`${table.isApproved}`),
    index("experiences_queue").on(table.createdAt).where(sql`not ${table.isApproved}`),
    index("experiences_user").on(table.userId),
  ],
);
