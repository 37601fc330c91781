import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, senderKey, texts, time } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    userName: text("user_name").notNull(),
    userEmail: text("user_email").notNull(),
    rating: smallint().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    images: texts("images"),
    videos: texts("videos"),
    visitDate: date("visit_date", { mode: "string" }),
    isApproved: boolean("is_approved").notNull().default(false),
    /** Written by an administrator; the page says so. */
    isByStaff: boolean("is_by_staff").notNull().default(false),
    /** What its writer wants it to say; the published version stays until this is approved. */
    pendingChange: jsonb("pending_change"),
    editedAt: time("edited_at"),
    /** The owner's public answer. */
    answer: text(),
    answererName: text("answerer_name"),
    answeredAt: time("answered_at"),
    helpfulCount: integer("helpful_count").notNull().default(0),
    senderKey: senderKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
    index("reviews_business")
      .on(table.businessId, table.createdAt.desc())
      .where(sql`${table.isApproved}`),
    index("reviews_queue")
      .on(table.createdAt)
      .where(sql`not ${table.isApproved} or ${table.pendingChange} is not null`),
    index("reviews_parts").using(
      "gin",
      table.userName.op("gin_trgm_ops"),
      table.title.op("gin_trgm_ops"),
      table.content.op("gin_trgm_ops"),
    ),
    index("reviews_created").on(table.createdAt.desc(), table.id.desc()),
    uniqueIndex("reviews_one_per_account")
      .on(table.userId, table.businessId)
      .where(sql`${table.userId} is not null`),
    // The same words twice are a sign of spam.
    index("reviews_content").on(sql`md5(lower(${table.content}))`),
    index("reviews_sender").on(table.senderKey),
    index("reviews_email").on(sql`lower(${table.userEmail})`),
  ],
);

export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index("review_votes_user").on(table.userId),
  ],
);
