import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, senderKey, time } from "./columns.server.ts";

/** What somebody is about to pay for, or has paid for. */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** With `attempt`, the processor's idempotency key; written before the processor is asked. */
    key: uuid().notNull().defaultRandom(),
    /** Grows when the processor failed: it would give its first answer to a key again. */
    attempt: smallint().notNull().default(1),
    /** Which domain sells it, and to what: a listing, a person. No reference: orders outlive both. */
    product: text({ enum: ["promotion", "organizer"] }).notNull(),
    subjectId: text("subject_id").notNull(),
    subjectName: text("subject_name").notNull(),
    /** The level of a promotion; 0 where there is one thing to buy. */
    item: smallint().notNull(),
    renews: boolean().notNull(),
    priceCents: integer("price_cents").notNull(),
    /** Unused days of what it takes the place of. */
    creditCents: integer("credit_cents").notNull().default(0),
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    /** What whoever paid for one month has typed with the card; forgotten once the receipt is sent. */
    receiptEmail: text("receipt_email"),
    senderKey: senderKey(),
    processor: text({ enum: ["stripe", "sandbox"] }).notNull(),
    /** Of the intent, the subscription or the hosted checkout. */
    processorId: text("processor_id"),
    processorKind: text("processor_kind", { enum: ["intent", "subscription", "hosted-checkout"] }),
    /** Of the client secret: whoever holds it may ask how the order stands. */
    secretHash: text("secret_hash"),
    /** "refunded" when the money had no home. */
    state: text({ enum: ["open", "paid", "closed", "refunded"] })
      .notNull()
      .default("open"),
    declines: smallint().notNull().default(0),
    createdAt: createdAt(),
    settledAt: time("settled_at"),
  },
  (table) => [
    check(
      "payment_orders_amounts",
      sql`${table.priceCents} > 0 and ${table.creditCents} between 0 and ${table.priceCents}`,
    ),
    uniqueIndex("payment_orders_open")
      .on(table.product, table.subjectId, table.item, table.renews)
      .where(sql`${table.state} = 'open'`),
    unique("payment_orders_processor").on(table.processor, table.processorId),
    index("payment_orders_waiting").on(table.createdAt).where(sql`${table.state} = 'open'`),
    index("payment_orders_subject").on(table.product, table.subjectId),
    index("payment_orders_buyer").on(table.buyerId),
  ],
);

/** What is charged again and again, as the processor last told. */
export const paymentSubscriptions = pgTable(
  "payment_subscriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => paymentOrders.id),
    product: text({ enum: ["promotion", "organizer"] }).notNull(),
    subjectId: text("subject_id").notNull(),
    item: smallint().notNull(),
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    processor: text({ enum: ["stripe", "sandbox"] }).notNull(),
    processorId: text("processor_id").notNull(),
    customerId: text("customer_id").notNull(),
    state: text({ enum: ["incomplete", "active", "past-due", "ended"] }).notNull(),
    priceCents: integer("price_cents").notNull(),
    periodStart: time("period_start").notNull(),
    periodEnd: time("period_end").notNull(),
    cancelAt: time("cancel_at"),
    /** Of the first failure in a row; later ones do not prolong the days of grace. */
    pastDueSince: time("past_due_since"),
    /** The end of the last period whose invoice was of nothing: those have no charge that tells them apart. */
    givenUntil: time("given_until"),
    /** When we heard that it is over, once and for all. */
    endedAt: time("ended_at"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("payment_subscriptions_processor").on(table.processor, table.processorId),
    index("payment_subscriptions_subject").on(table.product, table.subjectId),
    index("payment_subscriptions_buyer").on(table.buyerId),
  ],
);

/**
 * Every cent that moved: rows are added and never changed, which triggers see to. No reference and no
 * personal data: listings and accounts may go, what was paid stays. Reports count a row on the day it was
 * booked (UTC), so that a past day's sums stand still.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: ["payment", "refund", "refund-failed", "fee", "dispute", "dispute-won"],
    }).notNull(),
    /** What came in is positive, what went out negative. */
    amountCents: integer("amount_cents").notNull(),
    processor: text({ enum: ["stripe", "sandbox"] }).notNull(),
    /** Of the charge, the refund, the fee or the dispute. */
    processorId: text("processor_id").notNull(),
    /** The charge that it is about: of a payment its own. */
    chargeId: text("charge_id").notNull(),
    orderId: integer("order_id").notNull(),
    product: text({ enum: ["promotion", "organizer"] }).notNull(),
    subjectId: text("subject_id").notNull(),
    subjectName: text("subject_name").notNull(),
    item: smallint().notNull(),
    /** A subscription's payment after its first. */
    isRenewal: boolean("is_renewal").notNull().default(false),
    /** Such as "Visa 4242", of payments. */
    card: text(),
    occurredAt: time("occurred_at").notNull(),
    bookedAt: time("booked_at").notNull().defaultNow(),
  },
  (table) => [
    unique("ledger_entries_once").on(table.processor, table.kind, table.processorId),
    index("ledger_entries_charge").on(table.processor, table.chargeId),
    index("ledger_entries_booked").on(table.bookedAt),
    index("ledger_entries_subject").on(table.product, table.subjectId, table.id),
    index("ledger_entries_order").on(table.orderId),
    check(
      "ledger_entries_sign",
      sql`case when ${table.kind} in ('payment', 'refund-failed', 'dispute-won') then ${table.amountCents} > 0 else ${table.amountCents} < 0 end`,
    ),
  ],
);

/** A refund that an administrator, or the handler of homeless money, has asked for. */
export const paymentRefunds = pgTable(
  "payment_refunds",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: uuid().notNull().defaultRandom(),
    processor: text({ enum: ["stripe", "sandbox"] }).notNull(),
    chargeId: text("charge_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    reason: text().notNull(),
    /** Null when nobody asked and the money had no home. */
    askedById: text("asked_by_id").references(() => users.id, { onDelete: "set null" }),
    processorId: text("processor_id"),
    state: text({ enum: ["asked", "pending", "succeeded", "failed"] })
      .notNull()
      .default("asked"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("payment_refunds_amount", sql`${table.amountCents} > 0`),
    unique("payment_refunds_processor").on(table.processor, table.processorId),
    index("payment_refunds_charge").on(table.processor, table.chargeId),
    index("payment_refunds_waiting")
      .on(table.updatedAt)
      .where(sql`${table.state} in ('asked', 'pending')`),
  ],
);

/** One row for each event that was worked on, written in the transaction of its effects. */
export const processorEvents = pgTable(
  "processor_events",
  {
    processor: text({ enum: ["stripe", "sandbox"] }).notNull(),
    id: text().notNull(),
    type: text().notNull(),
    /** What it is about, so that it can be worked off again. */
    subjectKind: text("subject_kind"),
    subjectId: text("subject_id"),
    /** Null while it could not be worked on; then `error` says why. */
    processedAt: time("processed_at"),
    error: text(),
    receivedAt: time("received_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.processor, table.id] }),
    index("processor_events_failed").on(table.receivedAt).where(sql`${table.processedAt} is null`),
  ],
);
