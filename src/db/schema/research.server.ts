import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, senderKey, texts, time } from "./columns.server.ts";

/** What somebody wants to find out about life in the water, and whom they need for it. */
export const researchProjects = pgTable(
  "research_projects",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is: who sent it in, until whoever reads the contact address stands by it. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Who sent it in with an account; says how it stands, whosever it is by now. */
    submitterId: text("submitter_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull(),
    leadResearcher: text("lead_researcher").notNull(),
    institution: text().notNull(),
    /** Null once whoever reads it said that the project is not theirs. */
    contactEmail: text("contact_email"),
    /** When whoever reads the address stood by the project; before that no typed word goes there. */
    contactConfirmedAt: time("contact_confirmed_at"),
    website: text(),
    researchType: text("research_type"),
    estimatedDuration: text("estimated_duration"),
    targetSpecies: texts("target_species"),
    dataNeeded: texts("data_needed"),
    expectedOutcomes: texts("expected_outcomes"),
    publications: texts("publications"),
    status: text({ enum: ["active", "planning", "seeking_collaborators", "completed"] })
      .notNull()
      .default("planning"),
    fundingStatus: text("funding_status", { enum: ["funded", "seeking_funding", "unfunded"] })
      .notNull()
      .default("unfunded"),
    senderKey: senderKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    index("research_projects_newest").on(table.createdAt.desc(), table.id.desc()),
    index("research_projects_user").on(table.userId),
    index("research_projects_submitter").on(table.submitterId),
    index("research_projects_contact").on(sql`lower(${table.contactEmail})`),
  ],
);

/**
 * Whoever reads an address knows nothing of a project, or of who gave the address: no question goes there again.
 * Nothing can be read back from the key.
 */
export const researchRefusals = pgTable("research_refusals", {
  key: text().primaryKey(),
  createdAt: createdAt(),
});

/** Somebody offers to take part; the lead accepts or declines. */
export const collaborationRequests = pgTable(
  "collaboration_requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => researchProjects.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    expertise: text().notNull(),
    contribution: text().notNull(),
    message: text().notNull(),
    availability: text().notNull(),
    status: text({ enum: ["pending", "accepted", "declined", "withdrawn"] })
      .notNull()
      .default("pending"),
    /** What the lead says with the answer. */
    note: text(),
    answeredAt: time("answered_at"),
    /** The account, or network address and mailbox together: one of them asks once. */
    askerKey: text("asker_key").notNull(),
    senderKey: senderKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("collaboration_requests_once")
      .on(table.projectId, table.askerKey)
      .where(sql`${table.status} in ('pending', 'accepted')`),
    index("collaboration_requests_project").on(table.projectId, table.createdAt.desc()),
    index("collaboration_requests_user").on(table.userId),
    index("collaboration_requests_email").on(sql`lower(${table.email})`),
  ],
);
