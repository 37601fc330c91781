import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt } from "./columns.server.ts";

/**
 * The catalogue of species, written at the start from the files of the domain. Rows are changed, never
 * taken away, so that whatever refers to one by its number can go on doing so.
 */
export const species = pgTable(
  "species",
  {
    /** Given by the catalogue. */
    id: integer().primaryKey(),
    commonName: text("common_name").notNull(),
    scientificName: text("scientific_name").notNull(),
    group: text().notNull(),
    /** Its number in the World Register of Marine Species. */
    aphiaId: integer("aphia_id"),
    description: text().notNull(),
    /** The months in which it is there, of each region where it lives. */
    seen: jsonb().$type<Record<string, number[]>>().notNull(),
    /** What only its own page says. */
    facts: jsonb().notNull(),
    /** Why the catalogue has its places shown only roughly. */
    sensitiveReason: text("sensitive_reason"),
    /** An administrator's decision; it stands over the catalogue's, and the catalogue leaves it alone. */
    sensitiveDecision: boolean("sensitive_decision"),
    isSensitive: boolean("is_sensitive")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(sensitive_decision, sensitive_reason is not null)`),
    /** Fingerprint of all that the catalogue says of it. */
    version: text().notNull(),
  },
  (table) => [index("species_group").on(table.group)],
);

/** Every name by which a species can be meant. */
export const speciesNames = pgTable(
  "species_names",
  {
    /** Without capitals, accents and signs. */
    key: text().primaryKey(),
    name: text().notNull(),
    speciesId: integer("species_id")
      .notNull()
      .references(() => species.id, { onDelete: "cascade" }),
  },
  (table) => [index("species_names_species").on(table.speciesId)],
);

/** Whom administrators trust to name species, and to see where sensitive ones were. */
export const experts = pgTable(
  "experts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null for all groups. */
    group: text(),
    createdAt: createdAt(),
  },
  (table) => [unique("experts_once").on(table.userId, table.group).nullsNotDistinct()],
);
