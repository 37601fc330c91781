import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "./columns.server.ts";

/** What a talk with the assistant was about last, for questions that follow; no word that was typed, and nobody's name. */
export const chatConversations = pgTable(
  "chat_conversations",
  {
    /** Cannot be guessed: whoever has it goes on with the talk. */
    id: text().primaryKey(),
    /** What was asked: the intent and what it is about. */
    question: jsonb().$type<unknown>().notNull(),
    /** What the answer named, in its order. */
    shown: jsonb().$type<unknown>().notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("chat_conversations_expiry").on(table.expiresAt)],
);
