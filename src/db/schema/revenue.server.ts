import { date, integer, numeric, pgTable } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.server.ts";

/** One day (UTC) of the ledger and of promotions; any of them can be made again. */
export const revenueReports = pgTable("revenue_reports", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reportDate: date("report_date", { mode: "string" }).notNull().unique(),
  totalCents: integer("total_cents").notNull(),
  feeCents: integer("fee_cents").notNull(),
  featuredBusinessCount: integer("featured_business_count").notNull(),
  basicCents: integer("basic_cents").notNull(),
  premiumCents: integer("premium_cents").notNull(),
  topCents: integer("top_cents").notNull(),
  organizerCents: integer("organizer_cents").notNull(),
  newSubscriptions: integer("new_subscriptions").notNull(),
  cancelledSubscriptions: integer("cancelled_subscriptions").notNull(),
  /** Cancelled that day for each that ran when it began. */
  churnRate: numeric("churn_rate", { precision: 7, scale: 4 }).notNull(),
  createdAt: createdAt(),
});
