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
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { TIERS } from "../tier-bounds.server.ts";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, senderKey, texts, time } from "./columns.server.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const tstzmultirange = customType<{ data: string }>({ dataType: () => "tstzmultirange" });

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
    /** The greater of the two below, which a trigger sees to: what was paid and what was granted never mix. */
    featuredLevel: smallint("featured_level").notNull().default(0),
    grantedLevel: smallint("granted_level").notNull().default(0),
    paidLevel: smallint("paid_level").notNull().default(0),
    /** The owner's own words above the description, shown from level 2 on. */
    customDescription: text("custom_description"),
    averageRating: numeric("average_rating", { precision: 3, scale: 2 }).notNull().default("0"),
    reviewCount: integer("review_count").notNull().default(0),
    ownerId: text("owner_id").references(() => users.id, { onDelete: "set null" }),
    /** The key under which an import knows this row. */
    externalId: text("external_id").unique(),
    /** Who sent it in; once approved it belongs to that account. */
    submittedById: text("submitted_by_id").references(() => users.id, { onDelete: "set null" }),
    senderKey: senderKey(),
    /** Moves with every change, so that an editor never writes over somebody else's. */
    version: integer().notNull().default(1),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    /** Words by which it is found besides its own: the category's and the state's names. */
    keywords: text().notNull().default(""),
    /** The order of lists: what was paid for, then how many said how good it is. */
    standing: integer().generatedAlwaysAs(
      sql`standing_of(featured_level, average_rating, review_count)`,
    ),
    /** The mean of its reviews and of five more of 4.2 stars: one review is no proof. 0 without any. */
    weightedRating: numeric("weighted_rating", { precision: 4, scale: 3 }).generatedAlwaysAs(
      sql`weighted_rating(average_rating, review_count)`,
    ),
    /** 0 for the best thousand by standing; see tierBounds. A trigger keeps it. */
    tier: smallint().notNull().default(0),
    /** Its words, and the values by which it can be filtered as words that nobody can type. */
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('landfall', name), 'A') || setweight(to_tsvector('landfall', city || ' ' || state || ' ' || keywords), 'B') || setweight(to_tsvector('landfall', words_of(amenities)), 'C') || setweight(to_tsvector('landfall', description), 'D') || filter_words(category, city, state, price_range, amenities, facts, average_rating, latitude, longitude)`,
    ),
  },
  (table) => {
    const live = sql`${table.status} = 'live'`;
    return [
      check("businesses_status", sql`${table.status} in ('pending', 'live', 'inactive')`),
      check("businesses_level", sql`${table.featuredLevel} between 0 and 3`),
      check("businesses_paid_level", sql`${table.paidLevel} between 0 and 3`),
      check("businesses_price", sql`${table.priceRange} in ('$', '$$', '$$$', '$$$$')`),
      // One for each tier, so that a common word costs no more than a rare one.
      ...TIERS.map((tier) =>
        index(`businesses_search_${tier}`)
          .using("gin", table.search)
          .with({ fastupdate: "off" })
          .where(sql`${live} and ${table.tier} = ${sql.raw(String(tier))}`),
      ),
      index("businesses_name_key").on(sql`name_key(${table.name})`).where(live),
      index("businesses_standing").on(table.standing.desc(), table.id.desc()).where(live),
      index("businesses_rating")
        .on(table.weightedRating.desc(), table.reviewCount.desc(), table.id.desc())
        .where(live),
      index("businesses_reviews")
        .on(table.reviewCount.desc(), table.averageRating.desc(), table.id.desc())
        .where(live),
      index("businesses_name").on(sql`lower(${table.name})`, table.id.desc()).where(live),
      index("businesses_newest").on(table.createdAt.desc(), table.id.desc()).where(live),
      index("businesses_category")
        .on(table.category, table.standing.desc(), table.id.desc())
        .where(live),
      // Counts a category with a least rating, a price or both without its rows.
      index("businesses_category_facts")
        .on(table.category, table.averageRating, table.priceRange)
        .where(live),
      index("businesses_category_rating")
        .on(table.category, table.weightedRating.desc(), table.reviewCount.desc(), table.id.desc())
        .where(live),
      index("businesses_category_town")
        .on(
          table.category,
          sql`lower(${table.city})`,
          table.state,
          table.standing.desc(),
          table.id.desc(),
        )
        .where(live),
      index("businesses_category_town_rating")
        .on(
          table.category,
          sql`lower(${table.city})`,
          table.state,
          table.weightedRating.desc(),
          table.reviewCount.desc(),
          table.id.desc(),
        )
        .where(live),
      index("businesses_city")
        .on(sql`lower(${table.city})`, table.state, table.standing.desc(), table.id.desc())
        .where(live),
      index("businesses_state").on(table.state, table.standing.desc(), table.id.desc()).where(live),
      index("businesses_region")
        .on(
          sql`region_of(${table.state}, ${table.latitude}, ${table.longitude})`,
          table.standing.desc(),
          table.id.desc(),
        )
        .where(live),
      index("businesses_featured")
        .on(table.featuredLevel, table.id)
        .where(sql`${live} and ${table.featuredLevel} > 0`),
      index("businesses_category_featured")
        .on(table.category, table.featuredLevel, table.id)
        .where(sql`${live} and ${table.featuredLevel} > 0`),
      index("businesses_position")
        .using("gist", sql`mercator(${table.latitude}, ${table.longitude})`)
        .where(live),
      index("businesses_position_featured")
        .using("gist", sql`mercator(${table.latitude}, ${table.longitude})`)
        .where(sql`${live} and ${table.featuredLevel} > 0`),
      index("businesses_status_created").on(table.status, table.createdAt.desc()),
      // The administrators' table, in any state; read backwards for the other direction.
      // For parts of words in the administrators' list.
      index("businesses_parts").using(
        "gin",
        table.name.op("gin_trgm_ops"),
        table.category.op("gin_trgm_ops"),
        table.address.op("gin_trgm_ops"),
        table.city.op("gin_trgm_ops"),
        table.state.op("gin_trgm_ops"),
        table.zipCode.op("gin_trgm_ops"),
        table.phone.op("gin_trgm_ops"),
        table.email.op("gin_trgm_ops"),
      ),
      index("businesses_all_newest").on(table.createdAt, table.id),
      index("businesses_all_name").on(sql`lower(${table.name})`, table.id),
      index("businesses_all_rating").on(table.averageRating, table.id),
      index("businesses_all_level").on(table.featuredLevel, table.id),
      // Signals: the same words again, and many from one sender.
      index("businesses_description").on(sql`md5(lower(${table.description}))`),
      index("businesses_sender").on(table.senderKey),
      index("businesses_owner").on(table.ownerId),
      index("businesses_submitted_by").on(table.submittedById),
      // Duplicates: the same digits, however they are written.
      index("businesses_phone").on(sql`right(regexp_replace(${table.phone}, '\\D', '', 'g'), 10)`),
    ];
  },
);

/** One field of a live listing that waits for a decision, from its owner or from a reader. */
export const listingEdits = pgTable(
  "listing_edits",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    source: text({ enum: ["owner", "reader"] }).notNull(),
    /** A column ("name", "hours"), a boater's fact ("facts.dockDepth") or "closed". */
    field: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    note: text(),
    proposerId: text("proposer_id").references(() => users.id, { onDelete: "set null" }),
    proposerName: text("proposer_name").notNull(),
    senderKey: senderKey(),
    status: text({ enum: ["pending", "accepted", "declined", "superseded"] })
      .notNull()
      .default("pending"),
    decidedById: text("decided_by_id").references(() => users.id, { onDelete: "set null" }),
    decidedAt: time("decided_at"),
    decisionNote: text("decision_note"),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    check("listing_edits_source", sql`${table.source} in ('owner', 'reader')`),
    check(
      "listing_edits_status",
      sql`${table.status} in ('pending', 'accepted', 'declined', 'superseded')`,
    ),
    index("listing_edits_queue").on(table.status, table.createdAt),
    index("listing_edits_business").on(table.businessId, table.status),
  ],
);

/** Somebody said that a fact is true; the newest one for each field shows on the page. */
export const factConfirmations = pgTable(
  "fact_confirmations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer("business_id")
      .notNull()
      .references(() => businesses.id, { onDelete: "cascade" }),
    field: text().notNull(),
    confirmerId: text("confirmer_id").references(() => users.id, { onDelete: "set null" }),
    confirmerName: text("confirmer_name").notNull(),
    /** The account or the keyed hash of the address: each counts once for a field. */
    confirmerKey: text("confirmer_key").notNull(),
    isDemo: isDemo(),
    confirmedAt: time("confirmed_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("fact_confirmations_once").on(table.businessId, table.field, table.confirmerKey),
    index("fact_confirmations_newest").on(table.businessId, table.field, table.confirmedAt.desc()),
  ],
);
