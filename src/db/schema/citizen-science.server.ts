import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import {
  browserKey,
  createdAt,
  isDemo,
  namesVersion,
  publicWords,
  senderKey,
} from "./columns.server.ts";
import { placeColumns } from "./place-columns.server.ts";

/** Something that many people count, look for or clean up together. */
export const citizenProjects = pgTable(
  "citizen_science_projects",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who may change it. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull(),
    projectType: text("project_type").notNull(),
    organizer: text().notNull(),
    ...placeColumns(),
    /** Every species that its words name: one sensitive among them, and its place is shown roughly. */
    speciesIds: integer("species_ids").array().notNull().default(sql`'{}'`),
    namesVersion: namesVersion(),
    publicWords: publicWords(),
    status: text({ enum: ["planning", "active", "completed"] })
      .notNull()
      .default("active"),
    featured: boolean().notNull().default(false),
    /** How much of it is wanted; null where there is no such number. */
    goalAmount: integer("goal_amount"),
    /** What is counted: "nests", "bags of litter". */
    goalUnit: text("goal_unit").notNull(),
    photo: text(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    index("citizen_science_projects_order").on(
      table.featured.desc(),
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index("citizen_science_projects_user").on(table.userId),
  ],
);

/** Somebody takes part; those who do are counted by these rows. */
export const citizenParticipation = pgTable(
  "citizen_science_participation",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => citizenProjects.id, { onDelete: "cascade" }),
    /** Null for invented people alone. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    browserKey: browserKey(),
    senderKey: senderKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("citizen_science_participation_once").on(table.projectId, table.userId),
    index("citizen_science_participation_user").on(table.userId),
  ],
);

/** What somebody found or did for a project; what is collected is counted by these rows. */
export const citizenContributions = pgTable(
  "citizen_science_contributions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => citizenProjects.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    amount: integer().notNull(),
    /** For whoever leads the project. */
    note: text(),
    /** The day on which it was found or done. */
    day: date({ mode: "string" }).notNull(),
    /** What it was made of, which counts once for a project: "sighting:12", or the key of a form. */
    source: text().notNull(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("citizen_science_contributions_once").on(table.projectId, table.source),
    index("citizen_science_contributions_user").on(table.userId),
    check("citizen_science_contributions_positive", sql`${table.amount} > 0`),
  ],
);
