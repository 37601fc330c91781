import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { buildListing } from "#src/db/build/listing.server.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { Business } from "#src/domains/directory/listing/contract.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { SearchResponse } from "./contract.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const MILE = 1 / 69.0976;
const HERE = { latitude: 38.97, longitude: -76.48 };

beforeAll(async () => {
  for (let n = 0; n < 120; n += 1) {
    await buildListing(landfall.db, {
      name: `Pier ${n}`,
      category: n % 4 === 0 ? "marinas" : "restaurants",
      city: n % 3 === 0 ? "Newport" : "Annapolis",
      grantedLevel: n % 40 === 0 ? 3 : 0,
      latitude: HERE.latitude + n * MILE,
      longitude: HERE.longitude,
    });
  }
  await refreshSearchIndex(landfall);
});

async function list(path: string) {
  const answer = await landfall.request("GET", path);
  expect(answer.status, path).toBe(200);
  const businesses = z.array(Business).parse(await answer.json());
  return {
    businesses,
    total: Number(answer.headers.get("X-Total-Count")),
    headers: answer.headers,
  };
}

async function search(query: string): Promise<SearchResponse> {
  const answer = await landfall.request("GET", `/api/search?${query}`);
  expect(answer.status, query).toBe(200);
  return SearchResponse.parse(await answer.json());
}

test("limit defaults to 20 for a search and 100 for a list, and is never more than 100", async () => {
  expect((await search("q=pier")).businesses).toHaveLength(20);
  expect((await search("q=pier")).totalCount).toBe(120);
  expect((await search("q=pier&limit=5000")).businesses).toHaveLength(100);
  const all = await list("/api/businesses");
  expect(all.businesses).toHaveLength(100);
  expect(all.total).toBe(120);
  expect((await list("/api/businesses?limit=5000")).businesses).toHaveLength(100);
  expect((await list("/api/businesses/search?q=pier")).businesses).toHaveLength(20);
});

test("a search takes words, category, city, position, radius, limit and offset together", async () => {
  const near = `latitude=${HERE.latitude}&longitude=${HERE.longitude}&radius=50`;
  const query = `q=pier&category=marinas&city=Newport&${near}`;
  // Every twelfth pier, a mile apart from the next.
  const whole = await search(query);
  expect(whole).toMatchObject({ totalCount: 5, searchType: "location" });
  expect(whole.businesses.map(({ name }) => name).toSorted()).toEqual(
    ["Pier 0", "Pier 12", "Pier 24", "Pier 36", "Pier 48"].toSorted(),
  );
  const page = await search(`${query}&limit=2&offset=2`);
  expect(page.businesses).toEqual(whole.businesses.slice(2, 4));
  expect(page.totalCount).toBe(5);
  expect(await search("category=marinas&limit=1")).toMatchObject({ searchType: "category" });
  expect(await search("q=pier&limit=1")).toMatchObject({ searchType: "text" });
});

test("however many match, there are at most eight suggestions", async () => {
  const answer = await landfall.request("GET", "/api/search/suggestions?q=pier&limit=50");
  expect(await answer.json()).toHaveLength(8);
});

test("a capped total says so, and the list goes on behind it to its end", async () => {
  await landfall.db.execute(sql`
    insert into businesses (name, description, category, address, city, state, zip_code, phone,
      hours_text, status, average_rating, review_count, latitude, longitude)
    select 'Buoy ' || n, 'Far out.', 'sandbars', '1 Sea', 'Oxford', 'MD', '21654', '(410) 555-0100',
      'Daily', 'live', 1 + n % 5, n % 40 + 1, 38.69, -76.17
    from generate_series(1, 1220) as n`);
  await refreshSearchIndex(landfall);
  const text = await list("/api/businesses/search?q=buoy");
  expect(text.total).toBe(1000);
  expect(text.headers.get("X-Total-Capped")).toBe("true");
  // The bay ends at 39.65° N: it holds the buoys and the 47 piers that are not beyond.
  for (const [query, total] of [
    ["category=sandbars", 1220],
    ["city=Oxford", 1220],
    ["location=oxford", 1220],
    ["city=Chesapeake+Bay", 1220 + 47],
  ] as const) {
    const exact = await list(`/api/businesses?${query}`);
    expect(exact.total, query).toBe(total);
    expect(exact.headers.get("X-Total-Capped"), query).toBeNull();
  }
  for (const query of ["q=buoy", "category=sandbars&sort=rating"]) {
    const ids = new Set<number>();
    let after = "";
    do {
      const more = await list(`/api/businesses/search?${query}&limit=100${after}`);
      for (const { id } of more.businesses) ids.add(id);
      const next = more.headers.get("X-Next-After");
      after = next ? `&after=${next}` : "";
    } while (after);
    expect(ids.size, query).toBe(1220);
  }
  const last = await search("category=sandbars&offset=1215");
  expect(last.businesses).toHaveLength(5);
  expect(last.next).toBeNull();
  const broken = await landfall.request("GET", "/api/search?category=sandbars&after=rating~x");
  expect(broken.status).toBe(400);
  expect((await broken.json()).fields).toHaveProperty("after");
  await landfall.db.execute(sql`delete from businesses where category = 'sandbars'`);
});

test("radius is 10 miles and offset 0 unless told otherwise", async () => {
  const position = `latitude=${HERE.latitude}&longitude=${HERE.longitude}`;
  const found = await search(`${position}&limit=100&sort=distance`);
  expect(found.totalCount).toBe(11);
  expect(found.businesses.at(0)?.name).toBe("Pier 0");
  expect(found.businesses.at(-1)?.distanceMiles).toBeCloseTo(10, 1);
  expect((await search(`${position}&offset=10&sort=distance`)).businesses).toHaveLength(1);
});

test("a list is narrowed by category, city, featured and a position with a radius", async () => {
  expect((await list("/api/businesses?category=marinas")).total).toBe(30);
  expect((await list("/api/businesses?city=Newport")).total).toBe(40);
  expect((await list("/api/businesses?featured=true")).total).toBe(3);
  const position = `latitude=${HERE.latitude}&longitude=${HERE.longitude}`;
  expect((await list(`/api/businesses?${position}&radius=5`)).total).toBe(6);
  expect((await list(`/api/businesses?${position}&radius=5&category=marinas`)).total).toBe(2);
});

test("the search of businesses answers a bare list that no cache keeps", async () => {
  const found = await list("/api/businesses/search?q=pier&_t=1763229000000");
  expect(found.headers.get("Cache-Control")).toBe("no-store");
  expect(found.total).toBe(120);
});

test("the search of businesses takes words, category, city, position and radius", async () => {
  const near = `latitude=${HERE.latitude}&longitude=${HERE.longitude}`;
  for (const [query, total] of [
    ["q=pier+7", 1],
    ["category=marinas", 30],
    ["city=Newport", 40],
    [near, 11],
    [`${near}&radius=50`, 51],
    [`q=pier&category=marinas&city=Newport&${near}&radius=50`, 5],
  ] as const) {
    expect((await list(`/api/businesses/search?${query}&_t=1`)).total, query).toBe(total);
  }
});

test("distance is a sort only where a position is given, nearest first", async () => {
  const answer = await landfall.request("GET", "/api/search?q=pier&sort=distance");
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual(["sort"]);
  const lists = await landfall.request("GET", "/api/businesses?sort=distance");
  expect(lists.status).toBe(400);
  const near = await search(
    `latitude=${HERE.latitude}&longitude=${HERE.longitude}&q=pier&sort=distance&radius=50`,
  );
  const miles = near.businesses.map(({ distanceMiles = -1 }) => distanceMiles);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

test("a business on the wire has the fields and forms of the spec", async () => {
  const { businesses } = await search("q=pier+7&limit=1");
  const [business] = businesses;
  expect(business).toMatchObject({
    id: expect.any(Number),
    name: "Pier 7",
    category: "restaurants",
    city: "Annapolis",
    state: "MD",
    zipCode: "21401",
    images: [],
    videos: [],
    hours: "Daily 11am-10pm",
    priceRange: "$$",
    amenities: [],
    isActive: true,
    isFeatured: false,
    featuredLevel: 0,
    averageRating: "0.0",
    reviewCount: 0,
    ownerId: null,
    ownerEmail: null,
  });
  expect(Number.isInteger(business?.id)).toBe(true);
  expect(business?.latitude).toMatch(/^\d+\.\d{6}$/);
  expect(business?.longitude).toMatch(/^-\d+\.\d{6}$/);
  expect(business?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const one = await landfall.request("GET", `/api/businesses/${business?.id}`);
  expect(await one.json()).toEqual(JSON.parse(JSON.stringify(business)));
});

test("there are ten categories, each with its name, icon and colour", () => {
  expect(CATEGORIES.map(({ id, name }) => [id, name])).toEqual([
    ["restaurants", "Restaurants"],
    ["charters", "Boat Charters"],
    ["marinas", "Marinas"],
    ["sandbars", "Sandbars & Anchorages"],
    ["watersports", "Water Sports"],
    ["venues", "Event Venues"],
    ["captain-services", "Captain Services"],
    ["rentals", "Marine Rentals"],
    ["hotels", "Hotels & Resorts"],
    ["outdoor-stores", "Outdoor Stores"],
  ]);
  const icons = "Anchor Calendar Compass Hotel LifeBuoy Ship ShoppingBag Utensils Waves Zap";
  expect(CATEGORIES.map(({ icon }) => icon).sort()).toEqual(icons.split(" "));
  expect(CATEGORIES.every(({ description, colour }) => description && colour)).toBe(true);
});

test("a listing that was added just now is found by its exact name, however rare its words", async () => {
  await buildListing(landfall.db, { name: "Zyxquv's Ébb" });
  expect((await search("q=zyxquv's+ebb")).businesses.map(({ name }) => name)).toEqual([
    "Zyxquv's Ébb",
  ]);
});
