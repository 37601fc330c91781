import { sql } from "drizzle-orm";
import { boolean, text, timestamp } from "drizzle-orm/pg-core";

/** What columns of many tables have in common. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`);
export const createdAt = () => time("created_at").notNull().defaultNow();
/** Demo rows go together: `npm run demo -- remove`. */
export const isDemo = () => boolean("is_demo").notNull().default(false);
/** Keyed hash of the network address that sent it, for counting only; it cannot be read back. */
/** Keyed hash of a cookie: one browser is one person, under whichever account. */
export const browserKey = () => text("browser_key");
export const senderKey = () => text("sender_key");

/** What strangers read of its words where its place is shown roughly, for search. */
export const publicWords = () => text("public_words").notNull().default("");

/** By which catalogue of names the words of a row were read; another one, and they are read anew. */
export const namesVersion = () => text("names_version").notNull().default("");
