import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LiveFacts, liveListing } from "#tests/support/live-listing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { listDestinations, readCategoryStats } from "./category-stats.server.ts";
import type { SearchResponse, Suggestion } from "./contract.ts";
import type { MapMarks } from "./map-contract.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";
import { countByCategory, sumUpCategory } from "./stored-counts.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const live = (facts: LiveFacts): Promise<number> => liveListing(db, facts);

const KEY_WEST = { city: "Key West", state: "FL", latitude: 24.55, longitude: -81.8 };
const KEY_LARGO = { city: "Key Largo", state: "FL", latitude: 25.09, longitude: -80.44 };

beforeAll(async () => {
  await live({ name: "Tar & Twine" });
  await live({ name: "The Gull and Compass", description: "Seafood off the boat." });
  await live({
    name: "St. Mary's Table",
    city: "St. Michaels",
    latitude: 38.78,
    longitude: -76.22,
  });
  await live({ name: "Conch Harbor", category: "marinas", ...KEY_WEST });
  await live({ name: "A Set of Oars", category: "rentals", ...KEY_LARGO });
  await live({ name: "Anchor Inn", category: "hotels", ...KEY_LARGO });
  await live({ name: "Anchor Inn", category: "hotels", ...KEY_WEST });
  await live({ name: "Outer Isle", state: "AK", city: "Adak", latitude: 51.9, longitude: -176.6 });
  await live({ name: "Other Side", state: "AK", city: "Shemya", latitude: 52.7, longitude: 174.1 });
  await refreshSearchIndex({ db });
});

async function search(query: string): Promise<SearchResponse> {
  const answer = await landfall.request("GET", `/api/search?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as SearchResponse;
}

const names = async (query: string) =>
  (await search(query)).businesses.map(({ name }) => name).toSorted();

describe("a city", () => {
  test("is found by its beginning, with typing errors and however its name is written", async () => {
    const whole = await names("city=Annapolis");
    expect(whole).toHaveLength(2);
    for (const typed of ["Annap", "anapolis", "Anapolis, MD", "annapoils", "anapol"]) {
      const found = await search(`city=${encodeURIComponent(typed)}`);
      expect(found.businesses.map(({ name }) => name).toSorted(), typed).toEqual(whole);
      expect(found.towns, typed).toEqual(["Annapolis, MD"]);
      expect(found.totalCount, typed).toBe(2);
    }
    expect(await names("city=st+michaels")).toEqual(["St. Mary's Table"]);
    expect((await search("city=Annapolis")).towns).toEqual([]);
  });

  test("of which only the beginning is known means every town that begins so", async () => {
    const keys = await search("city=key");
    expect(keys.towns).toEqual(["Key Largo, FL", "Key West, FL"]);
    expect(keys.totalCount).toBe(4);
    expect(await names("category=hotels&city=key+w")).toEqual(["Anchor Inn"]);
    expect(await names("q=anchor&city=key+wst")).toEqual(["Anchor Inn"]);
    expect((await search("city=Atlantis")).totalCount).toBe(0);
    expect((await search("city=!!")).totalCount).toBe(0);
  });

  test("is the same for the list, the map and the bare list", async () => {
    const map = await landfall.request("GET", "/api/businesses/map?city=anapolis&zoom=16");
    expect(((await map.json()) as MapMarks).pins).toHaveLength(2);
    const list = await landfall.request("GET", "/api/businesses?city=annap");
    expect(list.headers.get("X-Total-Count")).toBe("2");
    expect((await search("location=anapolis")).totalCount).toBe(2);
  });
});

test("a town of several words is corrected as a whole", async () => {
  expect((await search("q=key+wset")).corrected).toBe("key west");
  expect((await search("q=hotel+key+wset")).corrected).toBe("hotel key west");
  expect((await search("q=key+lagro")).corrected).toBe("key largo");
  expect(await names("q=marina+key+wset")).toEqual(["Conch Harbor"]);
});

describe("suggestions", () => {
  const suggest = async (q: string) => {
    const asked = `/api/search/suggestions?q=${encodeURIComponent(q)}`;
    return (await (await landfall.request("GET", asked)).json()) as Suggestion[];
  };

  test("see past signs, leave words out and read a dish or a kind with a town", async () => {
    expect((await suggest("tar & tw"))[0]?.displayText).toBe("Tar & Twine");
    expect((await suggest("gull comp"))[0]?.displayText).toBe("The Gull and Compass");
    const seafood = (await suggest("seafood anap")).map(({ displayText }) => displayText);
    expect(seafood.slice(0, 2)).toEqual(["“seafood” in Annapolis, MD", "The Gull and Compass"]);
    for (const typed of ["marina key west", "key west marin", "marina key wset"]) {
      expect((await suggest(typed))[0], typed).toEqual({
        type: "category",
        value: "marinas",
        displayText: "Marinas in Key West, FL",
        count: 1,
        city: "Key West, FL",
      });
    }
    // Nothing has both of the words.
    expect((await suggest("gull twi")).map(({ displayText }) => displayText)).toEqual([
      "The Gull and Compass",
      "Tar & Twine",
    ]);
    expect(await suggest("zzyzx qqq")).toEqual([]);
  });

  test("tell of a place what it is and where, and of a name that several have how many", async () => {
    expect(await suggest("tar")).toMatchObject([{ detail: "Restaurants · Annapolis, MD" }]);
    expect(await suggest("gull comp")).toMatchObject([{ detail: "Restaurants · Annapolis, MD" }]);
    const [inn] = await suggest("anchor inn");
    expect(inn).toMatchObject({ type: "business", count: 2 });
    expect(inn?.detail).toBeUndefined();
  });
});

describe("an area", () => {
  const box = (area: string) => `area=${encodeURIComponent(area)}`;

  test("is the box that is seen, and the map counts as many as the list", async () => {
    const florida = "-82,24,-80,26";
    expect(await names(box(florida))).toHaveLength(4);
    expect(await names(`${box(florida)}&category=hotels&q=anchor`)).toHaveLength(2);
    expect((await search(box(florida))).searchType).toBe("location");
    const map = await landfall.request("GET", `/api/businesses/map?${box(florida)}&zoom=16`);
    expect(((await map.json()) as MapMarks).pins).toHaveLength(4);
    const wider = await landfall.request(
      "GET",
      `/api/businesses/map?${box(florida)}&zoom=16&bbox=-90,20,-70,45`,
    );
    expect(((await wider.json()) as MapMarks).pins).toHaveLength(4);
  });

  test("may lie across the date line", async () => {
    expect(await names(box("170,50,-170,55"))).toEqual(["Other Side", "Outer Isle"]);
    expect(await names(box("-180,50,-170,55"))).toEqual(["Outer Isle"]);
    expect(await names(`q=restaurants&${box("170,50,-170,55")}`)).toHaveLength(2);
    const map = await landfall.request("GET", "/api/businesses/map?bbox=170,50,-170,55&zoom=16");
    expect(((await map.json()) as MapMarks).pins).toHaveLength(2);
  });

  test("that is none is refused with a reason", async () => {
    for (const area of ["1,2,3", "a,b,c,d", "0,10,5,5", "-200,0,0,1", "1e3,0,2,1"]) {
      const answer = await landfall.request("GET", `/api/search?${box(area)}`);
      expect(answer.status, area).toBe(400);
      expect((await answer.json()).fields).toHaveProperty("area");
    }
  });
});

describe("counts", () => {
  const FACTS = sql`select category, count(*)::int as total, (count(*) filter (where featured_level > 0))::int as featured,
    round(avg(average_rating) filter (where review_count > 0), 1)::text as "averageRating"
    from businesses where status = 'live' group by category`;

  async function expectExact(after: string): Promise<void> {
    const { rows } = await db.execute<{ category: string; total: number }>(FACTS);
    const totals = Object.fromEntries(rows.map(({ category, total }) => [category, total]));
    expect(await countByCategory(db), after).toEqual(totals);
    for (const { category, ...facts } of rows) {
      const { towns: _, ...sums } = await sumUpCategory(db, category, 1);
      expect(sums, `${category} ${after}`).toEqual(facts);
    }
  }

  test("and figures follow every change of a listing, also before they are drawn together", async () => {
    const id = await live({ name: "Moving House", category: "venues" });
    await live({ name: "Neighbour's House", category: "hotels", city: "Oxford" });
    await expectExact("at first");
    const moves = [
      sql`update businesses set review_count = 3, average_rating = 4.25 where id = ${id}`,
      sql`update businesses set review_count = 4, average_rating = 3.5, granted_level = 2 where id = ${id}`,
      sql`update businesses set review_count = 5, average_rating = 4.75 where category = 'hotels'`,
      sql`update businesses set category = 'hotels', city = 'Oxford' where id = ${id}`,
      sql`update businesses set status = 'inactive' where id = ${id}`,
      sql`update businesses set granted_level = 0, review_count = 0 where id = ${id}`,
      sql`update businesses set status = 'live', state = 'FL' where id = ${id}`,
      sql`update businesses set granted_level = 1, review_count = 1 where id = ${id}`,
      sql`delete from businesses where id = ${id}`,
    ];
    for (const [order, move] of moves.entries()) {
      await db.execute(move);
      await expectExact(`after move ${order}`);
    }
    await refreshSearchIndex({ db });
    await expectExact("drawn together");
    const lines = await db.execute(sql`select 1 from listing_counts where listings <= 0`);
    expect(lines.rows).toEqual([]);
  });

  test("are the same at home, on the page of a place, of a category and in the lists", async () => {
    for (const { name, state, count } of await listDestinations(db)) {
      const found = await search(`city=${encodeURIComponent(name)}&state=${state}`);
      expect(found.totalCount, name).toBe(count);
      const counts = await countByCategory(db, { city: name, state });
      expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(count);
    }
    for (const [category, count] of Object.entries(await countByCategory(db))) {
      expect((await search(`category=${category}`)).totalCount).toBe(count);
      const { total, cities } = await readCategoryStats(db, category);
      expect(total).toBe(count);
      expect(cities.reduce((sum, town) => sum + town.count, 0)).toBe(count);
      const most = cities.reduce((best, { count: n }) => Math.max(best, n), 0);
      const few = await sumUpCategory(db, category, 1);
      expect([few.total, few.towns.map((town) => town.count)]).toEqual([count, [most]]);
    }
  });
});
