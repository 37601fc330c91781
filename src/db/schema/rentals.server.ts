import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, senderKey, texts, time } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";

/** One kind of thing to rent, of which a business has a number of equal units. */
export const rentalItems = pgTable(
  "rental_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    name: text().notNull(),
    description: text().notNull(),
    type: text().notNull().default("other"),
    hourCents: integer("hour_cents").notNull(),
    dayCents: integer("day_cents").notNull(),
    /** Guests on one unit. */
    capacity: integer().notNull().default(1),
    /** Equal units. */
    quantity: integer().notNull().default(1),
    /** The most there ever were, by which bookings of the past are judged; a trigger keeps it. */
    quantityEver: integer("quantity_ever").notNull().default(1),
    features: texts("features"),
    images: texts("images"),
    /** Whole hours. */
    minBookingDuration: smallint("min_booking_duration").notNull().default(1),
    maxBookingDuration: smallint("max_booking_duration").notNull().default(24),
    requiresLicense: boolean("requires_license").notNull().default(false),
    availableSeasons: text("available_seasons").array().notNull().default(sql`'{all}'`),
    /** When it is fetched and brought back: at any hour, while the business is open, or in hours of its own. */
    hoursFrom: text("hours_from", { enum: ["always", "listing", "own"] })
      .notNull()
      .default("always"),
    hours: jsonb(),
    /** After each booking of a unit. */
    bufferMinutes: integer("buffer_minutes").notNull().default(0),
    noticeMinutes: integer("notice_minutes").notNull().default(0),
    /** How starts are spaced in the picker. */
    startStep: smallint("start_step").notNull().default(30),
    /** It is no longer rented, and its bookings stay. */
    isArchived: boolean("is_archived").notNull().default(false),
    /** Moves with every booking, so that of two at once one waits, or fails, and none is blind to the other. */
    bookingTurn: integer("booking_turn").notNull().default(0),
    /** Of the form that it was added with: sent again, it adds nothing again. */
    requestKey: uuid("request_key"),
    /** What that form said, as a digest: the item may have been changed since. */
    requestDigest: text("request_digest"),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("rental_items_of_business").on(table.id, table.businessId),
    unique("rental_items_request_key").on(table.businessId, table.requestKey),
    check("rental_items_prices", sql`${table.hourCents} >= 0 and ${table.dayCents} >= 0`),
    check("rental_items_numbers", sql`${table.capacity} >= 1 and ${table.quantity} >= 1`),
    check(
      "rental_items_durations",
      sql`${table.minBookingDuration} >= 1 and ${table.maxBookingDuration} >= ${table.minBookingDuration}`,
    ),
    check("rental_items_pauses", sql`${table.bufferMinutes} >= 0 and ${table.noticeMinutes} >= 0`),
    index("rental_items_business").on(table.businessId, table.id),
  ],
);

/** Days on which some or all units of an item are not to be had. */
export const rentalBlackouts = pgTable(
  "rental_blackouts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rentalItemId: integer("rental_item_id")
      .notNull()
      .references(() => rentalItems.id, { onDelete: "cascade" }),
    /** Days of the place, both included; the moments below are where they begin and end. */
    firstDay: date("first_day").notNull(),
    lastDay: date("last_day").notNull(),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    /** Null is all. */
    units: integer(),
    note: text(),
    /** Of the form that closed them: sent again, it closes nothing again. */
    requestKey: uuid("request_key"),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("rental_blackouts_request_key").on(table.rentalItemId, table.requestKey),
    check("rental_blackouts_order", sql`${table.startsAt} < ${table.endsAt}`),
    check("rental_blackouts_units", sql`${table.units} >= 1`),
    index("rental_blackouts_item").on(table.rentalItemId, table.endsAt),
  ],
);

/** Units of an item for a time. Pending ones hold it until they expire, confirmed ones for good. */
export const rentalBookings = pgTable(
  "rental_bookings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id").notNull(),
    rentalItemId: integer("rental_item_id").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    customerName: text("customer_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    customerPhone: text("customer_phone"),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    /** Of the item when it was booked: a later change moves no booking. */
    bufferMinutes: integer("buffer_minutes").notNull().default(0),
    blockedUntil: time("blocked_until")
      .notNull()
      .generatedAlwaysAs(
        sql`(ends_at at time zone 'UTC' + buffer_minutes * interval '1 minute') at time zone 'UTC'`,
      ),
    /** What clocks of the place showed when it was booked: rules of time zones change. */
    timeZone: text("time_zone").notNull(),
    startsLocal: text("starts_local").notNull(),
    endsLocal: text("ends_local").notNull(),
    units: integer().notNull().default(1),
    totalGuests: integer("total_guests").notNull(),
    specialRequests: text("special_requests"),
    status: text({ enum: ["pending", "confirmed", "cancelled"] })
      .notNull()
      .default("pending"),
    paymentStatus: text("payment_status", { enum: ["pending", "paid", "refunded"] })
      .notNull()
      .default("pending"),
    /** The dearest item for a month, by the hundred, is more than an integer holds. */
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    /** What the total was made of when it was booked. */
    priceLines: jsonb("price_lines").notNull().default([]),
    /** The terms that held then. */
    policy: text(),
    /** From then on a pending one holds nothing. */
    expiresAt: time("expires_at").notNull(),
    /** Why it is cancelled; null while it is not. */
    endedBy: text("ended_by", { enum: ["customer", "owner", "expiry"] }),
    /** The owner cannot keep it and asks the customer to cancel. */
    askedToCancel: text("asked_to_cancel"),
    /** When the owner was, of a request that waits. */
    remindedAt: time("reminded_at"),
    /** When the customer was, of a booking that begins soon. */
    customerRemindedAt: time("customer_reminded_at"),
    /** Of the calendar entry: grows with each change. */
    sequence: integer().notNull().default(0),
    senderKey: senderKey(),
    /** Of the form that it was made with: sent again, it books nothing again. */
    requestKey: uuid("request_key").unique("rental_bookings_request_key"),
    /** Whether the customer was to be mailed of it, for whoever sends the form again. */
    isMailed: boolean("is_mailed").notNull().default(false),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: "rental_bookings_item",
      columns: [table.rentalItemId, table.businessId],
      foreignColumns: [rentalItems.id, rentalItems.businessId],
    }).onDelete("cascade"),
    check(
      "rental_bookings_order",
      sql`${table.startsAt} < ${table.endsAt} and isfinite(${table.startsAt}) and isfinite(${table.endsAt})`,
    ),
    check("rental_bookings_numbers", sql`${table.units} >= 1 and ${table.totalGuests} >= 1`),
    check("rental_bookings_pauses", sql`${table.bufferMinutes} >= 0 and ${table.totalCents} >= 0`),
    check(
      "rental_bookings_status",
      sql`${table.status} in ('pending', 'confirmed', 'cancelled') and ${table.paymentStatus} in ('pending', 'paid', 'refunded')`,
    ),
    index("rental_bookings_time")
      .on(table.rentalItemId, table.blockedUntil, table.startsAt)
      .where(sql`${table.status} <> 'cancelled'`),
    index("rental_bookings_business").on(table.businessId, table.startsAt.desc(), table.id),
    index("rental_bookings_waiting").on(table.expiresAt).where(sql`${table.status} = 'pending'`),
    index("rental_bookings_coming")
      .on(table.startsAt)
      .where(sql`${table.status} = 'confirmed' and ${table.customerRemindedAt} is null`),
    index("rental_bookings_user").on(table.userId),
    index("rental_bookings_email").on(sql`lower(${table.customerEmail})`),
  ],
);

/** What is the same for everything that a business rents. */
export const rentalDesks = pgTable("rental_desks", {
  businessId: integer("business_id")
    .primaryKey()
    .references(() => businesses.id, { onDelete: "cascade" }),
  /** The terms of cancelling, in the owner's words. */
  policy: text(),
  /** The link to the calendar is a signature of this number; the next number ends the old link. */
  feedTurn: integer("feed_turn").notNull().default(0),
});
