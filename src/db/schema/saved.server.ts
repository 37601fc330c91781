import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";
import { events } from "./events.server.ts";

/** The first one of a person is what the hearts fill. */
export const savedLists = pgTable(
  "saved_lists",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    isFirst: boolean("is_first").notNull().default(false),
    /** Ends the address under which anybody reads it; null while it is not shared. */
    shareToken: text("share_token"),
    /** The same request sent twice makes one list. */
    requestKey: uuid("request_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("saved_lists_user").on(table.userId),
    uniqueIndex("saved_lists_first").on(table.userId).where(sql`${table.isFirst}`),
    uniqueIndex("saved_lists_share").on(table.shareToken),
    uniqueIndex("saved_lists_request").on(table.userId, table.requestKey),
  ],
);

export const savedPlaces = pgTable(
  "saved_places",
  {
    listId: integer("list_id")
      .notNull()
      .references(() => savedLists.id, { onDelete: "cascade" }),
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    /** Orders the list; numbers may be missing between two of them. */
    position: integer("position").notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.businessId] }),
    index("saved_places_business").on(table.businessId),
  ],
);

export const savedEvents = pgTable(
  "saved_events",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index("saved_events_event").on(table.eventId),
  ],
);
