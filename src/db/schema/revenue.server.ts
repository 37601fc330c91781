import { date, integer, numeric, pgTable } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.server.ts";

/** One day (UTC) of the ledger and of promotions; any of them can be made again. */
export const revenueReports = pgTable("revenue_reports", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reportDate: date("report_date", { mode: "string" }).notNull().unique(),
  /** What came in less what went back; fees apart. */
  totalCents: integer("total_cents").notNull(),
  /** Refunds and disputes, less those that failed or were won. */
  returnedCents: integer("returned_cents").notNull(),
  feeCents: integer("fee_cents").notNull(),
  /** Listings whose level was paid for when the day ended. */
  featuredBusinessCount: integer("featured_business_count").notNull(),
  basicCents: integer("basic_cents").notNull(),
  premiumCents: integer("premium_cents").notNull(),
  topCents: integer("top_cents").notNull(),
  organizerCents: integer("organizer_cents").notNull(),
  newSubscriptions: integer("new_subscriptions").notNull(),
  cancelledSubscriptions: integer("cancelled_subscriptions").notNull(),
  /** Of the subscriptions that ran when the day began, the part that ended in it. */
  churnRate: numeric("churn_rate", { precision: 7, scale: 4 }).notNull(),
  createdAt: createdAt(),
});
