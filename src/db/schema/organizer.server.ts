import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "./columns.server.ts";

/** What whoever pays for the organizer's plan was told, each once. */
export const organizerNotices = pgTable(
  "organizer_notices",
  {
    /** Of payments; no reference, for it is another domain's. */
    subscriptionId: integer("subscription_id").notNull(),
    news: text({ enum: ["failed", "cancelled", "ended"] }).notNull(),
    /** The period that failed, or the last day. */
    about: time("about").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.news, table.about] })],
);
