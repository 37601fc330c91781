import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, time } from "./columns.server.ts";

/** Facts about this installation that outlive a process, such as "demo data was loaded". */
export const installation = pgTable("installation", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/**
 * One row for each caller that a limit has seen: `allowedAt` is the theoretical arrival time of
 * the generic cell rate algorithm. The migration makes the table unlogged: losing it in a crash
 * forgives a few calls.
 */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  allowedAt: time("allowed_at").notNull(),
});

/** Which row the same words of one sender became, for a minute; nothing can be read back from the key. */
export const sentOnce = pgTable("sent_once", {
  key: text().primaryKey(),
  subjectId: integer("subject_id").notNull(),
  createdAt: createdAt(),
});

/** Mail as administrators may read it: codes and links are masked before it is written here. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    status: text({ enum: ["sent", "failed"] }).notNull(),
    error: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check("mail_outbox_status", sql`${table.status} in ('sent', 'failed')`),
    index("mail_outbox_created").on(table.createdAt.desc()),
  ],
);

/** Kinds of mail that the reader of an address wants no more of. */
export const mailMutes = pgTable(
  "mail_mutes",
  { address: text().notNull(), kind: text().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.address, table.kind] })],
);
