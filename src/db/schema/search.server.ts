import { sql } from "drizzle-orm";
import { index, integer, numeric, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

/**
 * How many live listings each town has of each category, and what the category's figures are made
 * of. Triggers add lines, so that writers never wait for each other; the sum of the lines counts, and
 * `refreshSearchIndex` draws them together.
 */
export const listingCounts = pgTable(
  "listing_counts",
  {
    category: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    /** As `region_of` says; empty outside of all regions. */
    region: text().notNull(),
    listings: integer().notNull(),
    featured: integer().notNull().default(0),
    /** Those with a review, and the sum of their ratings. */
    rated: integer().notNull().default(0),
    ratings: numeric({ precision: 12, scale: 2 }).notNull().default("0"),
  },
  (table) => [
    index("listing_counts_town").on(sql`lower(${table.city})`, table.state),
    // With the numbers, so that the index alone tells the sum.
    index("listing_counts_category").on(table.category, table.state, table.listings),
    index("listing_counts_state").on(table.state, table.listings),
    index("listing_counts_region").on(table.region, table.listings),
  ],
);

/** Where each tier of listings begins; counted anew with the rest of what the search knows. */
export const searchTiers = pgTable("search_tiers", {
  tier: smallint().primaryKey(),
  standingFrom: integer("standing_from").notNull(),
});

/** The towns of the live listings, for telling which one is meant. */
export const towns = pgTable(
  "towns",
  {
    city: text().notNull(),
    state: text().notNull(),
    /** The name without accents, signs and capitals. */
    key: text().notNull(),
    listings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.city, table.state] })],
);

/** Every word of the live listings, for telling a typing error from a rare word. */
export const lexicon = pgTable(
  "lexicon",
  {
    word: text().primaryKey(),
    /** "marina" for "marinas": whoever types one of them means the other, too. */
    stem: text().notNull().default(""),
    listings: integer().notNull(),
  },
  (table) => [
    index("lexicon_prefix").on(sql`${table.word} text_pattern_ops`),
    index("lexicon_stem").on(table.stem),
  ],
);

/** Each word with one or two letters left out: the neighbourhood of its misspellings. */
export const lexiconDeletions = pgTable(
  "lexicon_deletions",
  { deletion: text().notNull(), word: text().notNull(), listings: integer().notNull() },
  (table) => [primaryKey({ columns: [table.deletion, table.word] })],
);

/** One row for each word at which a name can be typed, best first for each prefix. */
export const suggestions = pgTable(
  "suggestions",
  {
    type: text({ enum: ["business", "city", "category"] }).notNull(),
    value: text().notNull(),
    displayText: text("display_text").notNull(),
    /** What a place is and where it lies; empty for the others, and for a name that several have. */
    detail: text().notNull().default(""),
    listings: integer().notNull(),
    weight: integer().notNull(),
    /** The name from this word on, in lower case without accents. */
    typed: text().notNull(),
  },
  (table) => [
    index("suggestions_one").on(sql`left(${table.typed}, 1)`, table.weight.desc()),
    index("suggestions_two").on(sql`left(${table.typed}, 2)`, table.weight.desc()),
    index("suggestions_three").on(sql`left(${table.typed}, 3)`, table.weight.desc()),
    index("suggestions_four").on(sql`left(${table.typed}, 4)`, table.weight.desc()),
    index("suggestions_typed").on(sql`${table.typed} text_pattern_ops`, table.weight.desc()),
    index("suggestions_kinds_and_towns")
      .on(sql`${table.typed} text_pattern_ops`)
      .where(sql`${table.type} <> 'business'`),
  ],
);
