import { afterAll, beforeAll, expect, test } from "vitest";
import { generateListings } from "#src/db/build/listings/generate-listings.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { planOf, recordStatements, type Statement } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { deriveListing } from "./derive-listing.server.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";
import { searchBusinesses } from "./search.server.ts";
import type { SearchInput } from "./search-input.server.ts";
import { suggest } from "./suggest.server.ts";

/**
 * The statements of each kind of search stand in ./sql, so that a change of them shows, each with
 * the indices that answer it. Enough listings for the planner to want them.
 */
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeAll(async () => {
  await generateListings(db, { count: 8000, deriveListing, firstTier: 100 });
  await refreshSearchIndex(db, 100);
  await pool.query("analyze");
}, 180_000);

const HERE = { latitude: 38.9784, longitude: -76.4922 };

const search =
  (input: Partial<SearchInput>): (() => Promise<unknown>) =>
  () =>
    searchBusinesses(db, { limit: 20, offset: 0, radius: 10, ...input });

const KINDS: Record<string, () => Promise<unknown>> = {
  "text-search": search({ q: "boat" }),
  "text-search-with-filters": search({
    q: "dock",
    category: "marinas",
    minRating: 4,
    amenities: ["WiFi"],
    ...HERE,
  }),
  "text-search-past-the-ranked": search({ q: "boat", offset: 200 }),
  "text-search-by-rating": search({ q: "boat", sort: "rating" }),
  "text-search-of-few-by-rating": search({ q: "lantern", sort: "rating" }),
  "typo-search": search({ q: "resturant anapolis" }),
  "amenities-and-facts": search({ amenities: ["WiFi"], facts: ["fuel:diesel", "dockDepth:6"] }),
  "radius-search": search({ ...HERE }),
  "radius-search-by-distance": search({ ...HERE, sort: "distance" }),
  "category-page": search({ category: "restaurants", sort: "rating" }),
  "category-page-featured": search({ category: "restaurants" }),
  "category-page-in-a-town": search({ category: "restaurants", city: "Annapolis, MD" }),
  "newest-listings": search({ sort: "newest" }),
  "suggestions-for-three-letters": () => suggest(db, "mar", 8),
  "suggestions-for-a-long-beginning": () => suggest(db, "copper la", 8),
};

test.each(Object.entries(KINDS))("%s is answered by indices", async (name, work) => {
  const statements = await recordStatements(pool, work);
  const parts = await Promise.all(statements.map(describeStatement));
  const file = `${parts.map(({ text }) => text).join("\n\n")}\n`;
  await expect(file).toMatchFileSnapshot(`./sql/${name}.sql`);
  expect(parts.flatMap(({ seqScans }) => seqScans)).toEqual([]);
});

async function describeStatement(statement: Statement) {
  const { indices, seqScans } = await planOf(pool, statement);
  return { text: `-- ${indices.join(", ")}\n${statement.text};`, seqScans };
}
