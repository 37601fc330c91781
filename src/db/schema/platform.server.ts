import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

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
  allowedAt: timestamp("allowed_at", { withTimezone: true, mode: "date" }).notNull(),
});
