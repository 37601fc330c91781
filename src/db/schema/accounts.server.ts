import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, isDemo, time } from "./columns.server.ts";

export const users = pgTable(
  "users",
  {
    id: text().primaryKey(),
    /** Lower case; every account has proved that it reads this address. */
    email: text().notNull().unique(),
    emailVerifiedAt: time("email_verified_at").notNull(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    accountType: text("account_type", { enum: ["reviewer", "business_owner"] })
      .notNull()
      .default("reviewer"),
    organizerSubscriptionStatus: text("organizer_subscription_status")
      .notNull()
      .default("inactive"),
    isAdmin: boolean("is_admin").notNull().default(false),
    isExpert: boolean("is_expert").notNull().default(false),
    passwordHash: text("password_hash"),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    /** Encrypted; set while set-up is under way, in force once `totpEnabledAt` is. */
    totpSecret: text("totp_secret"),
    totpEnabledAt: time("totp_enabled_at"),
    /** A code is good once: its time step must be later than this one. */
    totpLastStep: bigint("totp_last_step", { mode: "number" }),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    check("users_account_type", sql`${table.accountType} in ('reviewer', 'business_owner')`),
  ],
);

export interface SessionFacts {
  userAgent: string;
}

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token: a copy of this table opens no session. */
    sid: text().primaryKey(),
    /** The number by which its owner sees and ends it. */
    id: integer().generatedAlwaysAsIdentity().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sess: jsonb().$type<SessionFacts>().notNull(),
    createdAt: createdAt(),
    lastSeenAt: time("last_seen_at").notNull().defaultNow(),
    expire: time("expire").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expire").on(table.expire)],
);

export interface SignUpFacts {
  firstName: string;
  accountType: "reviewer" | "business_owner";
}

/** Each code belongs to the browser that asked for it: no stranger replaces it or uses its tries up. */
export const signInCodes = pgTable(
  "sign_in_codes",
  {
    email: text().notNull(),
    /** SHA-256 of the ticket that the asking browser keeps. */
    ticket: text().notNull(),
    codeHash: text("code_hash").notNull(),
    /** What the account will be made of when the code is used; null for an account that exists. */
    signUp: jsonb("sign_up").$type<SignUpFacts>(),
    tries: integer().notNull().default(0),
    /** By callers without the ticket. */
    strangerTries: integer("stranger_tries").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.ticket] })],
);

/** Devices and places from which an account was signed in to: strangers' tries never close them. */
export const knownCallers = pgTable(
  "known_callers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Keyed hash of the device's token or of the network address; neither can be read back. */
    key: text().notNull(),
    kind: text({ enum: ["device", "place"] }).notNull(),
    seenAt: time("seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check("known_callers_kind", sql`${table.kind} in ('device', 'place')`),
  ],
);

export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);
