import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, senderKey, texts, time } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";

export const businessClaims = pgTable(
  "business_claims",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    /** Whose listing it becomes: the account that has proved the address, or used the mailed link. */
    claimerId: text("claimer_id").references(() => users.id, { onDelete: "set null" }),
    /** Whoever was signed in when it was sent, whatever address was typed. */
    sentById: text("sent_by_id").references(() => users.id, { onDelete: "set null" }),
    /** As typed: it proves nothing before `confirmedAt`. */
    claimerEmail: text("claimer_email").notNull(),
    /** When it was shown that whoever reads this address stands behind the claim. */
    confirmedAt: time("confirmed_at"),
    claimerName: text("claimer_name").notNull(),
    claimerPhone: text("claimer_phone"),
    relationship: text({ enum: ["owner", "manager", "authorized_representative"] }).notNull(),
    message: text(),
    /** Addresses of private files. */
    proofDocuments: texts("proof_documents"),
    /** The address is at the domain of the website that the listing had before; counts once confirmed. */
    domainMatches: boolean("domain_matches").notNull().default(false),
    status: text({ enum: ["pending", "approved", "rejected"] })
      .notNull()
      .default("pending"),
    adminNotes: text("admin_notes"),
    reviewedAt: time("reviewed_at"),
    reviewedById: text("reviewed_by_id").references(() => users.id, { onDelete: "set null" }),
    reviewedBy: text("reviewed_by"),
    /** An approved claim on a listing that has an owner takes effect then, unless objected to. */
    transferAt: time("transfer_at"),
    objectedAt: time("objected_at"),
    objection: text(),
    /** An administrator has looked at the objection and let the claim stand. */
    objectionDismissedAt: time("objection_dismissed_at"),
    completedAt: time("completed_at"),
    /** SHA-256 of the single-use link: it confirms a pending claim, and joins an approved one to an account. */
    linkHash: text("link_hash").unique(),
    linkExpiresAt: time("link_expires_at"),
    senderKey: senderKey(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    check("business_claims_status", sql`${table.status} in ('pending', 'approved', 'rejected')`),
    index("business_claims_business").on(table.businessId),
    index("business_claims_queue").on(table.status, table.createdAt.desc()),
    index("business_claims_claimer").on(table.claimerId),
    index("business_claims_sender").on(table.sentById),
    uniqueIndex("business_claims_open")
      .on(table.businessId, sql`lower(${table.claimerEmail})`)
      .where(sql`${table.status} = 'pending' and ${table.confirmedAt} is not null`),
    // A stranger's claim under an address stands in nobody's way but the stranger's.
    uniqueIndex("business_claims_unconfirmed")
      .on(table.businessId, sql`lower(${table.claimerEmail})`, table.senderKey)
      .where(sql`${table.status} = 'pending' and ${table.confirmedAt} is null`),
    index("business_claims_email").on(sql`lower(${table.claimerEmail})`),
    index("business_claims_transfer")
      .on(table.transferAt)
      .where(sql`${table.transferAt} is not null and ${table.completedAt} is null`),
  ],
);
