import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { generateListings } from "#tests/support/listings/generate-listings.ts";
import { planOf, recordStatements } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { readCategoryStats } from "./category-stats.server.ts";
import { readCursor } from "./cursor-contract.ts";
import { listManaged } from "./list-managed.server.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";
import { searchListings } from "./search.server.ts";
import type { SearchInput } from "./search-input.server.ts";
import { suggest } from "./suggest.server.ts";

/**
 * The statements of each kind of search stand in tests/sql, so that a change of them shows; here
 * stand the indices that answer them. Enough listings for the planner to want them.
 */
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeAll(async () => {
  await generateListings(db, { count: 8000, firstTier: 100 });
  await refreshSearchIndex({ db }, { firstTier: 100 });
  await pool.query("analyze");
}, 180_000);

const BAY = { west: -76.6, south: 38.9, east: -76.4, north: 39.1 };
const COAST = { west: -90, south: 20, east: -65, north: 48 };
const cursor = (text: string) => readCursor(text) ?? undefined;
const HERE = { latitude: 38.9784, longitude: -76.4922 };

const search =
  (input: Partial<SearchInput>): (() => Promise<unknown>) =>
  () =>
    searchListings(db, { limit: 20, offset: 0, radius: 10, ...input });

const TIERS = [0, 1, 2, 3, 4, 5, 6, 7].map((tier) => `businesses_search_${tier}`);
const LEXICON = ["lexicon_deletions_deletion_word_pk", "lexicon_prefix"];

/** What each kind does, and the indices without which it would be slow. */
const KINDS: Record<string, [work: () => Promise<unknown>, indices: string[]]> = {
  "text-search": [search({ q: "boat" }), [...LEXICON, ...TIERS, "businesses_name_key"]],
  "text-search-with-filters": [
    search({ q: "dock", category: "marinas", minRating: 4, amenities: ["WiFi"], ...HERE }),
    [...TIERS, "businesses_name_key"],
  ],
  "text-search-past-the-ranked": [search({ q: "boat", offset: 200 }), TIERS],
  "text-search-by-rating": [search({ q: "boat", sort: "rating" }), [...TIERS, "businesses_rating"]],
  "text-search-of-few-by-rating": [search({ q: "lantern", sort: "rating" }), TIERS],
  "typo-search": [search({ q: "resturant anapolis" }), [...LEXICON, ...TIERS]],
  "amenities-and-facts": [
    search({ amenities: ["WiFi"], facts: ["fuel:diesel", "dockDepth:6"] }),
    TIERS,
  ],
  "radius-search": [search(HERE), ["businesses_position", "businesses_position_featured"]],
  "radius-search-by-distance": [search({ ...HERE, sort: "distance" }), ["businesses_position"]],
  "category-page": [
    search({ category: "restaurants", sort: "rating" }),
    ["businesses_category_rating"],
  ],
  "category-page-featured": [search({ category: "restaurants" }), ["businesses_category"]],
  "category-page-in-a-town": [
    search({ category: "restaurants", city: "Annapolis, MD" }),
    ["businesses_category_town"],
  ],
  "category-page-in-a-town-by-rating": [
    search({ category: "restaurants", city: "Annapolis, MD", sort: "rating" }),
    ["businesses_category_town_rating"],
  ],
  "category-page-continued": [
    search({ category: "restaurants", sort: "rating", after: cursor("rating~400~4.5~30~900") }),
    ["businesses_category_rating"],
  ],
  "figures-of-a-category": [
    () => readCategoryStats(db, "restaurants"),
    ["listing_counts_category"],
  ],
  "state-page": [search({ state: "MD" }), ["businesses_state"]],
  "region-page": [search({ city: "Chesapeake Bay" }), ["businesses_region"]],
  "text-search-continued": [
    search({ q: "boat", after: cursor("featured~400~120~900") }),
    [...TIERS, "businesses_standing"],
  ],
  "box-on-the-map": [search({ area: BAY }), ["businesses_position"]],
  "box-that-holds-most": [search({ area: COAST }), ["businesses_position", "businesses_standing"]],
  "managed-listings-with-a-text": [
    () => listManaged(db, { limit: 25, offset: 0, radius: 10, q: "lantern" }),
    ["businesses_parts"],
  ],
  "newest-listings": [search({ sort: "newest" }), ["businesses_newest"]],
  "suggestions-for-three-letters": [() => suggest(db, "mar", 8), ["suggestions_three"]],
  "suggestions-of-a-kind-in-a-town": [
    () => suggest(db, "marina key west", 8),
    ["suggestions_kinds_and_towns", ...TIERS],
  ],
  "suggestions-for-a-long-beginning": [() => suggest(db, "copper la", 8), ["suggestions_typed"]],
};

test.each(Object.entries(KINDS))("%s is answered by indices", async (name, [work, wanted]) => {
  const statements = await recordStatements(pool, work);
  const texts = statements.map(({ text }) => `${text};\n`);
  await expect(texts.join("\n")).toMatchFileSnapshot(`../../../tests/sql/${name}.sql`);
  const plans = await Promise.all(statements.map((statement) => planOf(pool, statement)));
  expect(plans.flatMap(({ seqScans }) => seqScans)).not.toContain("businesses");
  expect(plans.flatMap(({ indices }) => indices)).toEqual(expect.arrayContaining(wanted));
});
