import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { Business } from "#src/domains/directory/listing/contract.ts";
import { type LiveFacts, liveListing } from "#tests/support/live-listing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { SearchResponse, Suggestion } from "./contract.ts";
import { readSearchQuery } from "./read-search-query.server.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";
import { searchListings } from "./search.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

/** Spa Creek; a mile is about 0.01447 degrees of latitude. */
const HERE = { latitude: 38.97, longitude: -76.48 };
const MILE = 1 / 69.0976;

const live = (facts: LiveFacts): Promise<number> =>
  liveListing(db, { description: "A table by the water.", ...HERE, ...facts });

beforeAll(async () => {
  await live({ name: "Heron Galley", amenities: ["Live Music", "Dockage"], grantedLevel: 0 });
  await live({
    name: "Blue Crab House",
    description: "Steamed crabs and oysters.",
    priceRange: "$$$",
  });
  await live({
    name: "Café Océan",
    city: "Newport",
    state: "RI",
    latitude: 41.48,
    longitude: -71.32,
  });
  await live({
    name: "Long Dock Marina",
    category: "marinas",
    facts: { fuel: ["diesel"], dockDepth: 8 },
  });
  await live({
    name: "Short Dock Marina",
    category: "marinas",
    facts: { fuel: ["gas"], dockDepth: 4 },
  });
  await live({ name: "Near Enough", category: "hotels", latitude: HERE.latitude + 9.9 * MILE });
  await live({ name: "Too Far", category: "hotels", latitude: HERE.latitude + 10.1 * MILE });
  await live({ name: "Always There", category: "venues", hoursText: "24/7", grantedLevel: 3 });
  await live({
    name: "Never Now",
    category: "venues",
    hoursText: "Mon-Sun closed",
    grantedLevel: 1,
  });
  await live({
    name: "Sail Loft",
    category: "outdoor-stores",
    city: "Solomons",
    description: "Canvas and rope above the marina.",
  });
  await live({ name: "Hidden Heron", status: "pending" });
  await live({ name: "Gone Heron", status: "inactive" });
  await refreshSearchIndex({ db });
});

async function search(query: string): Promise<SearchResponse> {
  const answer = await landfall.request("GET", `/api/search?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return SearchResponse.parse(await answer.json());
}

const names = async (query: string): Promise<string[]> =>
  (await search(query)).businesses.map(({ name }) => name);

describe("text", () => {
  test("matches name, description, category, city and amenities", async () => {
    expect(await names("q=galley")).toEqual(["Heron Galley"]);
    expect(await names("q=oysters")).toEqual(["Blue Crab House"]);
    expect(await names("q=restaurants")).toHaveLength(3);
    expect(await names("q=newport")).toEqual(["Café Océan"]);
    expect(await names("q=live+music")).toEqual(["Heron Galley"]);
  });

  test("stems, takes prefixes and forgives typing errors and accents", async () => {
    expect(await names("q=crab")).toContain("Blue Crab House");
    // Of another category, and only "marina" stands in it.
    expect(await names("q=marinas")).toContain("Sail Loft");
    expect(await names("q=oyster")).toEqual(["Blue Crab House"]);
    expect(await names("q=restau")).toHaveLength(3);
    expect(await names("q=resturant")).toHaveLength(3);
    expect(await names("q=anapolis")).toHaveLength(8);
    expect(await names("q=cafe+ocean")).toEqual(["Café Océan"]);
    const mended = await search("q=resturant+anapolis");
    expect(mended.corrected).toBe("restaurant annapolis");
    expect(mended.totalCount).toBe(2);
  });

  test("understands a town and a state in the text", async () => {
    expect(await names("q=marina+annapolis+md&sort=name")).toEqual([
      "Long Dock Marina",
      "Short Dock Marina",
    ]);
    expect(await names("q=marina+rhode+island")).toEqual([]);
    expect(await names("q=rhode+island")).toEqual(["Café Océan"]);
    expect(await names("q=ri")).toEqual(["Café Océan"]);
  });

  test("pending and inactive listings are never found", async () => {
    expect(await names("q=heron")).toEqual(["Heron Galley"]);
  });
});

describe("conditions", () => {
  test("with a radius of 10 a listing 9.9 miles away is found and one 10.1 miles away is not", async () => {
    const query = `category=hotels&latitude=${HERE.latitude}&longitude=${HERE.longitude}`;
    const found = await search(`${query}&radius=10`);
    expect(found.businesses.map(({ name }) => name)).toEqual(["Near Enough"]);
    expect(found.businesses[0]?.distanceMiles).toBeCloseTo(9.9, 1);
    expect(await names(query)).toEqual(["Near Enough"]);
    expect(await names(`${query}&radius=11&sort=distance`)).toEqual(["Near Enough", "Too Far"]);
  });

  test("category, city, state, price, rating, amenities and facts each narrow the results", async () => {
    expect(await names("category=marinas")).toHaveLength(2);
    expect(await names("city=Newport")).toEqual(["Café Océan"]);
    expect(await names("city=newport,+ri")).toEqual(["Café Océan"]);
    expect(await names("category=restaurants&state=RI")).toEqual(["Café Océan"]);
    expect(await names("category=restaurants&priceRange=$$$")).toEqual(["Blue Crab House"]);
    expect(await names("category=restaurants&minRating=4")).toEqual([]);
    expect(await names("category=restaurants&amenities=Dockage")).toEqual(["Heron Galley"]);
    expect(await names("category=marinas&facts=fuel:diesel")).toEqual(["Long Dock Marina"]);
    expect(await names("category=marinas&facts=dockDepth:6")).toEqual(["Long Dock Marina"]);
  });

  test("open now keeps what is open at this moment", async () => {
    expect(await names("category=venues&openNow=true")).toEqual(["Always There"]);
  });

  test("open now goes by the clock of the place", async () => {
    const local = new Date().toLocaleString("en-US", {
      timeZone: "America/New_York",
      hour: "2-digit",
      hourCycle: "h23",
    });
    const clock = (given: number) => {
      const hour = (given + 24) % 24;
      return `${hour % 12 || 12}${hour < 12 ? "am" : "pm"}`;
    };
    const hoursText = `Mon-Sun ${clock(Number(local) - 1)}-${clock(Number(local) + 2)}`;
    const store = { category: "captain-services", hoursText };
    await live({ ...store, name: "Eastern Watch" });
    await live({ ...store, name: "Island Watch", latitude: 21.3, longitude: -157.86 });
    expect(await names("category=captain-services&sort=name")).toHaveLength(2);
    expect(await names("category=captain-services&openNow=true")).toEqual(["Eastern Watch"]);
    const { businesses } = await search("category=captain-services&sort=name");
    expect(businesses.map(({ openState }) => openState)).toEqual([
      { isOpen: true, text: expect.stringMatching(/^Open/) },
      { isOpen: false, text: expect.stringMatching(/^Closed/) },
    ]);
  });

  test("featured sorts by level, name by the alphabet", async () => {
    expect(await names("category=venues&sort=featured")).toEqual(["Always There", "Never Now"]);
    expect(await names("category=marinas&sort=name")).toEqual([
      "Long Dock Marina",
      "Short Dock Marina",
    ]);
  });

  test("searchType is location with coordinates or a city, category with a category alone, else text", async () => {
    const here = `latitude=${HERE.latitude}&longitude=${HERE.longitude}`;
    for (const [query, type] of [
      [here, "location"],
      [`${here}&category=marinas`, "location"],
      [`${here}&q=dock`, "location"],
      ["city=Newport", "location"],
      ["city=Newport&category=marinas&q=dock", "location"],
      ["category=marinas", "category"],
      ["category=marinas&q=dock", "text"],
      ["q=dock", "text"],
    ] as const) {
      expect((await search(query)).searchType, query).toBe(type);
    }
  });

  test("pages are stable: no listing is repeated and none is left out", async () => {
    const all = await names("city=Annapolis&limit=100");
    const paged = [
      ...(await names("city=Annapolis&limit=3")),
      ...(await names("city=Annapolis&limit=3&offset=3")),
      ...(await names("city=Annapolis&limit=3&offset=6")),
    ];
    expect(paged).toEqual(all.slice(0, 9));
  });
});

test("a search without any condition, a radius out of range and half a position are refused by field", async () => {
  for (const [query, field] of [
    ["", "q"],
    ["limit=5", "q"],
    ["q=x&radius=51", "radius"],
    ["latitude=38", "longitude"],
    ["q=x&category=castles", "category"],
  ]) {
    const answer = await landfall.request("GET", `/api/search?${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toContain(field);
  }
});

test("hostile queries never give a 5xx", async () => {
  const hostile = [
    "x".repeat(5000),
    "\0",
    "' or 1=1 --",
    "a & | ! ( ) <-> :*",
    "!!!",
    "🦀🦀",
    "\\",
    "%",
    "\ud800",
    "café' & 'x",
    "NaN",
  ];
  for (const q of hostile) {
    for (const path of ["/api/search?q=", "/api/search/suggestions?q=", "/api/search?location="]) {
      const given = q.isWellFormed() ? encodeURIComponent(q) : "%ED%A0%80";
      const { status } = await landfall.request("GET", path + given);
      expect(status, `${path}${q.slice(0, 20)}`).toBeLessThan(500);
    }
  }
  for (const query of ["latitude=1e400&longitude=0", "city=x&offset=99999999999", "q=x&limit=-1"]) {
    expect((await landfall.request("GET", `/api/search?${query}`)).status).toBe(400);
  }
});

test("suggestions are grouped by kind, counted, forgiving and never more than eight", async () => {
  const suggest = async (q: string) => {
    const answer = await landfall.request("GET", `/api/search/suggestions?q=${q}&limit=50`);
    return z
      .array(Suggestion)
      .max(8)
      .parse(await answer.json());
  };
  expect(await suggest("anapolis")).toEqual([
    { type: "city", value: "Annapolis, MD", displayText: "Annapolis, MD", count: 8 },
  ]);
  expect((await suggest("resturant"))[0]).toMatchObject({
    type: "category",
    value: "restaurants",
    count: 3,
  });
  expect((await suggest("mar"))[0]).toMatchObject({
    type: "category",
    displayText: "Marinas",
    count: 2,
  });
  expect(await suggest("hidden")).toEqual([]);
  expect(await suggest("")).toEqual([]);
  const oysters = { type: "city", displayText: "“oysters” in Annapolis, MD", count: 1 };
  for (const typed of ["oysters anna", "annapolis oysters"]) {
    expect((await suggest(typed))[0]).toMatchObject({ ...oysters, words: "oysters" });
  }
  expect((await suggest("sushi anna")).filter(({ words }) => words)).toEqual([]);
});

test("a suggested place says whether it is open, where its hours are understood", async () => {
  await live({ name: "Ever Lit Diner", hoursText: "Open 24 hours" });
  await live({ name: "Ever Dark Diner", hoursText: "when the mood is right" });
  await refreshSearchIndex({ db });
  const answer = await landfall.request("GET", "/api/search/suggestions?q=ever");
  const states = z.array(Suggestion).parse(await answer.json());
  expect(states.map(({ displayText, openState }) => [displayText, openState?.isOpen])).toEqual(
    expect.arrayContaining([
      ["Ever Lit Diner", true],
      ["Ever Dark Diner", undefined],
    ]),
  );
});

test("GET /api/businesses, /api/businesses/search and /api/search find the same set", async () => {
  const list = async (path: string) =>
    z
      .array(Business)
      .parse(await (await landfall.request("GET", path)).json())
      .map(({ id }) => id);
  const here = `latitude=${HERE.latitude}&longitude=${HERE.longitude}&radius=10`;
  for (const query of [
    "category=marinas",
    "category=restaurants&sort=rating",
    "location=annapolis",
    "city=Annapolis&state=MD",
    here,
    `${here}&sort=distance`,
    `${here}&category=hotels&q=near`,
    "q=dock&facts=fuel:diesel",
  ]) {
    const found = (await search(`${query}&limit=100`)).businesses.map(({ id }) => id);
    expect(found.length, query).toBeGreaterThan(0);
    expect(await list(`/api/businesses?${query}`), query).toEqual(found);
    expect(await list(`/api/businesses/search?${query}&limit=100&_t=1`), query).toEqual(found);
    // What the pages of a search, a category, a location and near me read from their addresses.
    const asked = { ...readSearchQuery(new URLSearchParams(query)), limit: 100 };
    const page = await searchListings(db, asked);
    expect(
      page.businesses.map(({ id }) => id),
      query,
    ).toEqual(found);
  }
  const featured = await landfall.request("GET", "/api/businesses?featured=true");
  expect(featured.headers.get("X-Total-Count")).toBe("2");
});

test("a listing that is not live is 404 for the public", async () => {
  const id = await live({ name: "Secret Cove", status: "pending" });
  expect((await landfall.request("GET", `/api/businesses/${id}`)).status).toBe(404);
  expect((await landfall.request("GET", "/api/businesses/99999999")).status).toBe(404);
  expect((await landfall.request("GET", "/api/businesses/nine")).status).toBe(400);
});
