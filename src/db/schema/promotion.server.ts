import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { createdAt, time } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";

/** One purchase of a package for a listing, with its renewals. */
export const promotions = pgTable(
  "promotions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    /** Of payments; no reference, for it is another domain's. */
    orderId: integer("order_id").notNull().unique(),
    subscriptionId: integer("subscription_id").unique(),
    packageLevel: smallint("package_level").notNull(),
    packageName: text("package_name").notNull(),
    monthlyPriceCents: integer("monthly_price_cents").notNull(),
    autoRenew: boolean("auto_renew").notNull(),
    /** When somebody said that it shall not renew, or the money went back. */
    cancelledAt: time("cancelled_at"),
    /** Its months are counted from here; a month that follows another keeps that one's. */
    anchorAt: time("anchor_at").notNull(),
    /** The renewal that was announced, by its day, and when its end was told: each is mailed once. */
    remindedFor: time("reminded_for"),
    endToldAt: time("end_told_at"),
    /** The end of its last period, kept with the periods, for lists. */
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("promotions_level", sql`${table.packageLevel} between 1 and 3`),
    index("promotions_business").on(table.businessId, table.endsAt),
    index("promotions_ends").on(table.endsAt),
    index("promotions_starts").on(table.startsAt),
  ],
);

/** A stretch of time that was paid for, or granted while a renewal is tried again. */
export const promotionPeriods = pgTable(
  "promotion_periods",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    promotionId: integer("promotion_id")
      .notNull()
      .references(() => promotions.id, { onDelete: "cascade" }),
    level: smallint().notNull(),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    /** What was really paid for it and kept; 0 for days of grace. */
    paidCents: integer("paid_cents").notNull(),
    /** Unused days of what it took the place of. */
    creditCents: integer("credit_cents").notNull().default(0),
    /** Both of them when it began: money that goes back is measured by it. */
    worthCents: integer("worth_cents").notNull().default(0),
    /** The charge that paid for it; null for grace and for what credit paid. */
    chargeId: text("charge_id"),
    isGrace: boolean("is_grace").notNull().default(false),
    /** Its money went back, its rest was credited to something dearer, or its processor is left: it counts no more. */
    endedAt: time("ended_at"),
    endedBecause: text("ended_because", { enum: ["credited", "returned", "settled", "left"] }),
    /**
     * The period that took its place, and what of that one's credit came from here. No reference: a backup brings
     * the earlier row back first.
     */
    creditedTo: integer("credited_to"),
    creditedCents: integer("credited_cents").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check("promotion_periods_order", sql`${table.startsAt} < ${table.endsAt}`),
    check("promotion_periods_level", sql`${table.level} between 1 and 3`),
    unique("promotion_periods_charge").on(table.chargeId, table.startsAt),
    index("promotion_periods_promotion").on(table.promotionId),
    index("promotion_periods_credited_to").on(table.creditedTo),
    index("promotion_periods_running").on(table.endsAt).where(sql`${table.endedAt} is null`),
  ],
);
