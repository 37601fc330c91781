import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, time } from "./columns.server.ts";

/** A file of community data that is too large for one answer: asked for, written, fetched, swept. */
export const exportJobs = pgTable(
  "export_jobs",
  {
    /** Cannot be guessed: for a visitor without an account it is the key to the file. */
    id: text().primaryKey(),
    /** Only they fetch it; null for a visitor, whose file holds what everybody may read. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    request: jsonb().$type<unknown>().notNull(),
    /** What the account was allowed to see when it was written. */
    rights: text().notNull(),
    status: text({ enum: ["waiting", "running", "done", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    rowsTotal: integer("rows_total"),
    rowsWritten: integer("rows_written").notNull().default(0),
    filename: text().notNull(),
    mimeType: text("mime_type").notNull(),
    /** Of the storage; set before anything is put there, so that no file is unknown. */
    storedAs: text("stored_as"),
    bytes: bigint({ mode: "number" }),
    expiresAt: time("expires_at").notNull(),
    /** The last sign of life. */
    touchedAt: time("touched_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index("export_jobs_user").on(table.userId),
    index("export_jobs_expiry").on(table.expiresAt),
  ],
);
