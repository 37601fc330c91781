import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, time } from "./columns.server.ts";

/** Never a number: what receipts show, and how the test card behaves. */
export interface KeptCard {
  brand: string;
  last4: string;
  behaviour: string;
}

/** With the address for the receipt, which is forgotten once the payment was told. */
export interface PayersCard extends KeptCard {
  receiptEmail?: string;
}

/** Given back as it came. */
interface KeptReference {
  orderId: number;
  product: string;
  subjectId: string;
  item: number;
}

/** The sandbox processor's own books, as another company would keep them: nothing refers to them. */
export const sandboxIntents = pgTable("sandbox_intents", {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  clientSecret: text("client_secret").notNull(),
  amountCents: integer("amount_cents").notNull(),
  description: text().notNull(),
  reference: jsonb().$type<KeptReference>(),
  /** The invoice of a subscription that it pays. */
  invoiceId: text("invoice_id"),
  state: text({ enum: ["open", "challenged", "succeeded", "cancelled"] })
    .notNull()
    .default("open"),
  card: jsonb().$type<PayersCard>(),
  createdAt: createdAt(),
});

export const sandboxCharges = pgTable("sandbox_charges", {
  id: text().primaryKey(),
  intentId: text("intent_id").unique(),
  invoiceId: text("invoice_id").unique(),
  amountCents: integer("amount_cents").notNull(),
  card: jsonb().$type<KeptCard>().notNull(),
  /** Known a while later. */
  feeCents: integer("fee_cents"),
  paidAt: time("paid_at").notNull(),
});

export const sandboxSubscriptions = pgTable("sandbox_subscriptions", {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  customerId: text("customer_id").notNull(),
  state: text({ enum: ["incomplete", "active", "past-due", "ended"] }).notNull(),
  priceCents: integer("price_cents").notNull(),
  description: text().notNull(),
  reference: jsonb().$type<KeptReference>().notNull(),
  /** Periods end so many months after it, never a month after the last end. */
  anchor: time("anchor").notNull(),
  periodStart: time("period_start").notNull(),
  periodEnd: time("period_end").notNull(),
  cancelAt: time("cancel_at"),
  /** The next try of a failed renewal. */
  retryAt: time("retry_at"),
  /** Of changes of its price, so that each happens once. */
  changeKeys: text("change_keys").array().notNull().default([]),
  card: jsonb().$type<KeptCard>(),
  createdAt: createdAt(),
});

export const sandboxInvoices = pgTable(
  "sandbox_invoices",
  {
    id: text().primaryKey(),
    subscriptionId: text("subscription_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    reference: jsonb().$type<KeptReference>().notNull(),
    state: text({ enum: ["open", "paid", "void"] }).notNull(),
    periodStart: time("period_start").notNull(),
    periodEnd: time("period_end").notNull(),
    chargeId: text("charge_id"),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("sandbox_invoices_subscription").on(table.subscriptionId)],
);

export const sandboxCheckouts = pgTable("sandbox_checkouts", {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  customerId: text("customer_id").notNull(),
  priceCents: integer("price_cents").notNull(),
  description: text().notNull(),
  reference: jsonb().$type<KeptReference>().notNull(),
  successUrl: text("success_url").notNull(),
  cancelUrl: text("cancel_url").notNull(),
  state: text({ enum: ["open", "complete", "expired"] })
    .notNull()
    .default("open"),
  subscriptionId: text("subscription_id"),
  /** Pays the first invoice of the subscription that it becomes. */
  intentId: text("intent_id"),
  createdAt: createdAt(),
});

export const sandboxRefunds = pgTable("sandbox_refunds", {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  chargeId: text("charge_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  state: text({ enum: ["pending", "succeeded", "failed"] }).notNull(),
  createdAt: createdAt(),
});

export const sandboxDisputes = pgTable("sandbox_disputes", {
  id: text().primaryKey(),
  chargeId: text("charge_id").notNull().unique(),
  amountCents: integer("amount_cents").notNull(),
  state: text({ enum: ["open", "won", "lost"] }).notNull(),
  createdAt: createdAt(),
});

/** Events on their way: written with what they tell of, and sent until they were taken. */
export const sandboxEvents = pgTable(
  "sandbox_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    objectId: text("object_id").notNull(),
    isDelivered: boolean("is_delivered").notNull().default(false),
    attempts: integer().notNull().default(0),
    nextAt: time("next_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index("sandbox_events_waiting").on(table.nextAt).where(sql`not ${table.isDelivered}`),
  ],
);
