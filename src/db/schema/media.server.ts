import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, senderKey } from "./columns.server.ts";

/** What people uploaded. The bytes are in storage, under keys made from the id. */
export const media = pgTable(
  "media",
  {
    /** Random, so that nobody finds a file by counting. */
    id: text().primaryKey(),
    kind: text({ enum: ["image", "video", "document"] }).notNull(),
    /** Private files are proof documents: only administrators and their uploader read them. */
    isPrivate: boolean("is_private").notNull().default(false),
    uploaderId: text("uploader_id").references(() => users.id, { onDelete: "set null" }),
    senderKey: senderKey(),
    contentType: text("content_type").notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    width: integer(),
    height: integer(),
    seconds: doublePrecision(),
    /** The widths in pixels in which an image is stored, narrowest first. */
    widths: integer().array().notNull().default(sql`'{}'`),
    hasAvif: boolean("has_avif").notNull().default(false),
    /** A few bytes of picture as a data URL, shown while the real one loads. */
    placeholder: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check("media_kind", sql`${table.kind} in ('image', 'video', 'document')`),
    index("media_created").on(table.createdAt),
    index("media_uploader").on(table.uploaderId),
  ],
);

/** Who shows a file ("business:12", "review:7"); a file that nobody shows is cleaned up. */
export const mediaUses = pgTable(
  "media_uses",
  {
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    usedBy: text("used_by").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.usedBy] }),
    index("media_uses_used_by").on(table.usedBy),
  ],
);

/** How much each person sent on a day (UTC): an account, or an address as a keyed hash. */
export const uploadDays = pgTable(
  "upload_days",
  {
    person: text().notNull(),
    day: date().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.day] }),
    index("upload_days_day").on(table.day),
  ],
);
