import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, senderKey, time } from "./columns.server.ts";

export const supportThreads = pgTable(
  "support_threads",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    category: text().notNull(),
    subject: text().notNull(),
    status: text({ enum: ["open", "answered", "closed"] })
      .notNull()
      .default("open"),
    senderKey: senderKey(),
    /** Landfall itself has something for administrators to look at; nobody waits for an answer. */
    isTask: boolean("is_task").notNull().default(false),
    isDemo: isDemo(),
    createdAt: createdAt(),
    lastMessageAt: time("last_message_at").notNull().defaultNow(),
  },
  (table) => [
    check("support_threads_status", sql`${table.status} in ('open', 'answered', 'closed')`),
    index("support_threads_queue").on(table.status, table.lastMessageAt.desc()),
    index("support_threads_user").on(table.userId),
    index("support_threads_email").on(sql`lower(${table.email})`),
  ],
);

export const supportMessages = pgTable(
  "support_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    threadId: integer("thread_id")
      .notNull()
      .references(() => supportThreads.id, { onDelete: "cascade" }),
    isFromStaff: boolean("is_from_staff").notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    authorName: text("author_name").notNull(),
    body: text().notNull(),
    /** The Message-ID of the mail that carried it, so that answers stay in one thread. */
    mailId: text("mail_id"),
    createdAt: createdAt(),
  },
  (table) => [index("support_messages_thread").on(table.threadId, table.createdAt)],
);
