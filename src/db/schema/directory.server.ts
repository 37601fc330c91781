import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const tstzmultirange = customType<{ data: string }>({ dataType: () => "tstzmultirange" });
const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`);

export const businesses = pgTable(
  "businesses",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    /** Two letters. */
    state: text().notNull(),
    zipCode: text("zip_code").notNull(),
    phone: text().notNull(),
    email: text(),
    website: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The position is the middle of its ZIP code or town, not the place itself. */
    positionIsApproximate: boolean("position_is_approximate").notNull().default(false),
    timeZone: text("time_zone"),
    images: texts("images"),
    videos: texts("videos"),
    /** As written; `hours` is what could be understood of it. */
    hoursText: text("hours_text").notNull(),
    hours: jsonb(),
    /** When it is open in the coming days, so that "open now" is a condition in SQL. */
    openSpans: tstzmultirange("open_spans"),
    priceRange: text("price_range").notNull().default("$$"),
    amenities: texts("amenities"),
    facts: jsonb().notNull().default({}),
    status: text({ enum: ["pending", "live", "inactive"] })
      .notNull()
      .default("pending"),
    featuredLevel: smallint("featured_level").notNull().default(0),
    averageRating: numeric("average_rating", { precision: 3, scale: 2 }).notNull().default("0"),
    reviewCount: integer("review_count").notNull().default(0),
    ownerId: text("owner_id").references(() => users.id, { onDelete: "set null" }),
    /** The key under which an import knows this row. */
    externalId: text("external_id").unique(),
    isDemo: boolean("is_demo").notNull().default(false),
    createdAt: time("created_at").notNull().defaultNow(),
    /** Words by which it is found besides its own: the category's and the state's names. */
    keywords: text().notNull().default(""),
    /** What ranks it among equals: how many said how good it is. */
    quality: integer().generatedAlwaysAs(
      sql`(round(average_rating * 20) + least(review_count, 200) * 0.5)::int`,
    ),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('landfall', name), 'A') || setweight(to_tsvector('landfall', city || ' ' || state || ' ' || keywords), 'B') || setweight(to_tsvector('landfall', words_of(amenities)), 'C') || setweight(to_tsvector('landfall', description), 'D')`,
    ),
  },
  (table) => {
    const live = sql`${table.status} = 'live'`;
    return [
      check("businesses_status", sql`${table.status} in ('pending', 'live', 'inactive')`),
      check("businesses_level", sql`${table.featuredLevel} between 0 and 3`),
      check("businesses_price", sql`${table.priceRange} in ('$', '$$', '$$$', '$$$$')`),
      index("businesses_search").using("gin", table.search).where(live),
      index("businesses_name").on(sql`lower(${table.name})`).where(live),
      index("businesses_category")
        .on(table.category, table.featuredLevel.desc(), table.quality.desc(), table.id.desc())
        .where(live),
      index("businesses_city")
        .on(
          sql`lower(${table.city})`,
          table.state,
          table.featuredLevel.desc(),
          table.quality.desc(),
        )
        .where(live),
      index("businesses_featured")
        .on(table.featuredLevel, table.id)
        .where(sql`${live} and ${table.featuredLevel} > 0`),
      index("businesses_position")
        .using("gist", sql`mercator(${table.latitude}, ${table.longitude})`)
        .where(sql`${live} and ${table.latitude} is not null`),
      index("businesses_status_created").on(table.status, table.createdAt.desc()),
      index("businesses_owner").on(table.ownerId),
    ];
  },
);

/** Every word of the live listings, for telling a typing error from a rare word. */
export const lexicon = pgTable(
  "lexicon",
  { word: text().primaryKey(), listings: integer().notNull() },
  (table) => [index("lexicon_prefix").on(sql`${table.word} text_pattern_ops`)],
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
    listings: integer().notNull(),
    weight: integer().notNull(),
    /** The name from this word on, in lower case without accents. */
    typed: text().notNull(),
  },
  (table) => [
    index("suggestions_one").on(sql`left(${table.typed}, 1)`, table.weight.desc()),
    index("suggestions_two").on(sql`left(${table.typed}, 2)`, table.weight.desc()),
    index("suggestions_three").on(sql`left(${table.typed}, 3)`, table.weight.desc()),
    index("suggestions_typed").on(sql`${table.typed} text_pattern_ops`, table.weight.desc()),
  ],
);
