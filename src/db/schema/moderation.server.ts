import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, time } from "./columns.server.ts";

/** Who decided what, when, and what it was before: never changed, never deleted. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** As it was then: it stays readable when the account is gone. */
    actorName: text("actor_name").notNull(),
    /** "business.approve", "claim.reject". */
    action: text().notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    subjectName: text("subject_name").notNull(),
    before: jsonb(),
    after: jsonb(),
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_log_created").on(table.createdAt.desc(), table.id.desc()),
    index("audit_log_parts").using(
      "gin",
      table.actorName.op("gin_trgm_ops"),
      table.action.op("gin_trgm_ops"),
      table.subjectName.op("gin_trgm_ops"),
      table.note.op("gin_trgm_ops"),
    ),
    index("audit_log_subject").on(table.subjectType, table.subjectId),
  ],
);

/** A reader says that something should not be there. */
export const flags = pgTable(
  "flags",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subjectType: text("subject_type").notNull(),
    subjectId: integer("subject_id").notNull(),
    reason: text().notNull(),
    note: text(),
    reporterId: text("reporter_id").references(() => users.id, { onDelete: "set null" }),
    /** The account, or the keyed hash of the address: one open report each. */
    reporterKey: text("reporter_key").notNull(),
    status: text({ enum: ["open", "upheld", "dismissed"] })
      .notNull()
      .default("open"),
    decidedById: text("decided_by_id").references(() => users.id, { onDelete: "set null" }),
    decidedAt: time("decided_at"),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    check("flags_status", sql`${table.status} in ('open', 'upheld', 'dismissed')`),
    uniqueIndex("flags_once")
      .on(table.subjectType, table.subjectId, table.reporterKey)
      .where(sql`${table.status} = 'open'`),
    index("flags_queue").on(table.status, table.createdAt),
  ],
);
