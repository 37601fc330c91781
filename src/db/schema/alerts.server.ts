import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import {
  browserKey,
  createdAt,
  isDemo,
  namesVersion,
  publicWords,
  senderKey,
  time,
} from "./columns.server.ts";
import { placeColumns } from "./place-columns.server.ts";
import { species } from "./species.server.ts";

/** Something that threatens life in the water, and what should be done about it. */
export const conservationAlerts = pgTable(
  "conservation_alerts",
  {
    /** Drawn at random: numbers in a row would tell when a blurred one was sent in. */
    id: integer().primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull(),
    actionRequired: text("action_required"),
    alertType: text("alert_type").notNull(),
    severity: text({ enum: ["low", "medium", "high", "critical"] })
      .notNull()
      .default("medium"),
    ...placeColumns(),
    /** The species that it is about, where one was named. */
    speciesId: integer("species_id").references(() => species.id),
    /** As it was written. */
    speciesName: text("species_name"),
    /** Every species that its words name: one sensitive among them, and its place is shown roughly. */
    speciesIds: integer("species_ids").array().notNull().default(sql`'{}'`),
    namesVersion: namesVersion(),
    publicWords: publicWords(),
    photo: text(),
    status: text({ enum: ["active", "resolved"] })
      .notNull()
      .default("active"),
    resolvedAt: time("resolved_at"),
    /** When an expert stood by it. */
    verifiedAt: time("verified_at"),
    /** Orders those of one day, so that a list does not tell at what time one was sent in. */
    listKey: uuid("list_key").notNull().defaultRandom(),
    senderKey: senderKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    index("conservation_alerts_order").on(
      sql`((${table.createdAt} at time zone 'UTC')::date) desc`,
      table.listKey,
    ),
    index("conservation_alerts_user").on(table.userId),
  ],
);

/** Somebody stands behind an alert; those who do are counted by these rows. */
export const alertSupports = pgTable(
  "alert_supports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    alertId: integer("alert_id")
      .notNull()
      .references(() => conservationAlerts.id, { onDelete: "cascade" }),
    /** Null for invented people alone. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    browserKey: browserKey(),
    senderKey: senderKey(),
    isDemo: isDemo(),
  },
  (table) => [
    unique("alert_supports_once").on(table.alertId, table.userId),
    index("alert_supports_user").on(table.userId),
  ],
);

/** Which alerts somebody wants to be mailed: of a kind or all, everywhere, in a state or around a place. */
export const alertSubscriptions = pgTable(
  "alert_subscriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null for all. */
    alertType: text("alert_type"),
    state: text(),
    place: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    radiusMiles: integer("radius_miles"),
    createdAt: createdAt(),
  },
  (table) => [index("alert_subscriptions_user").on(table.userId)],
);
