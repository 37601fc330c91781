import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * Tokens of the language model that were used or are reserved on a day. `holder` is the whole site, or a keyed
 * hash of a visitor and the day: nothing can be read back, and two days cannot be joined.
 */
export const assistantTokens = pgTable(
  "assistant_tokens",
  {
    day: date({ mode: "string" }).notNull(),
    holder: text().notNull(),
    used: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.holder] })],
);
