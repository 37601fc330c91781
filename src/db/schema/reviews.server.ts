import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
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
    images: text().array().notNull().default(sql`'{}'`),
    videos: text().array().notNull().default(sql`'{}'`),
    isApproved: boolean("is_approved").notNull().default(false),
    /** Written by an administrator; the page says so. */
    isByStaff: boolean("is_by_staff").notNull().default(false),
    isDemo: boolean("is_demo").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
    index("reviews_business")
      .on(table.businessId, table.createdAt.desc())
      .where(sql`${table.isApproved}`),
    index("reviews_user").on(table.userId),
    index("reviews_email").on(sql`lower(${table.userEmail})`),
  ],
);
