import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { citizenProjects } from "./citizen-science.server.ts";
import { browserKey, createdAt, isDemo, namesVersion, senderKey, texts } from "./columns.server.ts";
import { placeColumns } from "./place-columns.server.ts";
import { species } from "./species.server.ts";

/** Without capitals, each column on a line of its own. */
const wordsOf = (columns: string): SQL =>
  sql.raw(
    `lower(${columns
      .split(", ")
      .map((column) => `coalesce(${column}, '')`)
      .join(" || E'\\n' || ")})`,
  );

/** Where the place is shown roughly, others read the words once this is so. */
const wordsCleared = () => boolean("words_cleared").notNull().default(false);

/** What somebody saw of a species. Only one file selects from it: that which blurs. */
export const speciesReports = pgTable(
  "species_reports",
  {
    /** Drawn at random: numbers in a row would tell when a blurred one was made. */
    id: integer().primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The citizen science project that it was sent in for. */
    projectId: integer("project_id").references(() => citizenProjects.id, { onDelete: "set null" }),
    reportType: text("report_type").notNull(),
    speciesId: integer("species_id").references(() => species.id, { onDelete: "set null" }),
    /** As it was reported. */
    speciesName: text("species_name"),
    /** What reviewers settled on against its reporter; without a number where the catalogue has no such name. */
    settledSpeciesId: integer("settled_species_id").references(() => species.id, {
      onDelete: "set null",
    }),
    settledName: text("settled_name"),
    calledSpeciesId: integer("called_species_id").generatedAlwaysAs(
      sql.raw("case when settled_name is null then species_id else settled_species_id end"),
    ),
    ...placeColumns(),
    description: text().notNull(),
    behaviorObserved: text("behavior_observed"),
    conservationConcerns: text("conservation_concerns"),
    /** An expert has read its words as they are now, and they do not tell where it was. */
    wordsCleared: wordsCleared(),
    /** By which catalogue of names its words were read. */
    namesVersion: namesVersion(),
    abundance: text(),
    occurrenceStatus: text("occurrence_status", { enum: ["present", "absent"] })
      .notNull()
      .default("present"),
    effortMinutes: integer("effort_minutes"),
    /** The day in the place's own time, and the time of day where it was said. */
    observedOn: date("observed_on", { mode: "string" }).notNull(),
    observedTime: text("observed_time"),
    images: texts("images"),
    licence: text().notNull().default("CC-BY-4.0"),
    verificationStatus: text("verification_status", { enum: ["pending", "verified", "disputed"] })
      .notNull()
      .default("pending"),
    /** Who sent it and the key of the form: the same one again is the same report. */
    requestKey: text("request_key").unique(),
    senderKey: senderKey(),
    /** Of somebody without an account who wants to be told what becomes of it; nobody proved it. */
    reporterEmail: text("reporter_email"),
    browserKey: browserKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
    /** What search reads for those who see the place; for others, names of the catalogue, the area, and what was cleared. */
    words: text().generatedAlwaysAs(
      wordsOf(
        "species_name, settled_name, location, description, behavior_observed, conservation_concerns",
      ),
    ),
    /** Without names and place. */
    told: text().generatedAlwaysAs(
      wordsOf("description, behavior_observed, conservation_concerns"),
    ),
  },
  (table) => [
    check(
      "species_reports_position",
      sql`num_nonnulls(${table.latitude}, ${table.longitude}) in (0, 2)`,
    ),
    index("species_reports_observed").on(table.observedOn.desc(), table.id),
    index("species_reports_species").on(table.calledSpeciesId, table.observedOn.desc()),
    index("species_reports_user").on(table.userId),
    index("species_reports_project").on(table.projectId),
    index("species_reports_position").on(table.latitude, table.longitude),
    index("species_reports_words").using("gin", table.words.op("gin_trgm_ops")),
    index("species_reports_told")
      .using("gin", table.told.op("gin_trgm_ops"))
      .where(sql`${table.wordsCleared}`),
    index("species_reports_area").using("gin", sql`lower(${table.publicArea}) gin_trgm_ops`),
  ],
);

/** Every name that its reporter ever gave it, and those of opinions that were not taken back. */
export const speciesReportNames = pgTable(
  "species_report_names",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportId: integer("report_id")
      .notNull()
      .references(() => speciesReports.id, { onDelete: "cascade" }),
    speciesId: integer("species_id")
      .notNull()
      .references(() => species.id, { onDelete: "cascade" }),
    /** Whose opinion it is from, until it is taken back; null for the reporter and for people who left. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** It was sensitive when it was given: a later decision about the species does not open the place. */
    wasSensitive: boolean("was_sensitive").notNull(),
    /** An expert has said that the place may be shown all the same, as the report was then. */
    isCleared: boolean("is_cleared").notNull().default(false),
  },
  (table) => [
    unique("species_report_names_by_person")
      .on(table.reportId, table.speciesId, table.userId)
      .nullsNotDistinct(),
    index("species_report_names_user").on(table.userId),
  ],
);

/** What somebody takes it for. Earlier opinions of the same person are kept. */
export const speciesReportOpinions = pgTable(
  "species_report_opinions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportId: integer("report_id")
      .notNull()
      .references(() => speciesReports.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    speciesId: integer("species_id").references(() => species.id, { onDelete: "set null" }),
    /** Null for one who says only what it is not. */
    speciesName: text("species_name"),
    /** The name as the rule compares it. */
    taxon: text().notNull(),
    reason: text(),
    /** An expert has read the reason, and it does not tell where it was. */
    wordsCleared: wordsCleared(),
    /** Of an expert of the group, or an administrator, when it was given. */
    byExpert: boolean("by_expert").notNull(),
    isStanding: boolean("is_standing").notNull().default(true),
    browserKey: browserKey(),
    /** The network that it came from, which counts once for a name. */
    senderKey: senderKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("species_report_opinions_once")
      .on(table.reportId, table.userId)
      .where(sql`${table.isStanding}`),
    index("species_report_opinions_user").on(table.userId),
  ],
);

export const speciesReportUpvotes = pgTable(
  "species_report_upvotes",
  {
    reportId: integer("report_id")
      .notNull()
      .references(() => speciesReports.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    browserKey: browserKey(),
    senderKey: senderKey(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.userId] }),
    index("species_report_upvotes_user").on(table.userId),
  ],
);

export const speciesReportComments = pgTable(
  "species_report_comments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportId: integer("report_id")
      .notNull()
      .references(() => speciesReports.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    authorName: text("author_name").notNull(),
    body: text().notNull(),
    /** Its writer has changed it since. */
    isEdited: boolean("is_edited").notNull().default(false),
    wordsCleared: wordsCleared(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    index("species_report_comments_report").on(table.reportId, table.id),
    index("species_report_comments_user").on(table.userId),
  ],
);

export interface ReportChange {
  speciesName?: string | null;
  verificationStatus?: string;
  /** Which other fields were edited; never what they say, which may be a place. */
  edited?: string[];
  /** So many opinions were about the report as it was before, and count no more. */
  retired?: number;
  /** The name follows from what reviewers say. */
  byReviewers?: boolean;
}

/** What became of a report, one row for each change. */
export const speciesReportHistory = pgTable(
  "species_report_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportId: integer("report_id")
      .notNull()
      .references(() => speciesReports.id, { onDelete: "cascade" }),
    kind: text({ enum: ["edited", "status", "cleared"] }).notNull(),
    before: jsonb().$type<ReportChange>(),
    after: jsonb().$type<ReportChange>(),
    createdAt: createdAt(),
  },
  (table) => [index("species_report_history_report").on(table.reportId, table.id)],
);
