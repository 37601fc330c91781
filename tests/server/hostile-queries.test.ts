import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZodObject } from "zod";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildRentalItem } from "#src/db/build/rental.server.ts";
import { refreshSearchIndex } from "#src/domains/search/refresh-search-index.server.ts";
import { allRoutes } from "#src/server/routes.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

let cookie = "";
beforeAll(async () => {
  const facts = { name: "Heron Galley", amenities: ["Dockage"], category: "rentals" };
  const { id: businessId } = await buildListing(landfall.db, facts);
  const item = await buildRentalItem(landfall.db, { businessId });
  // What addresses with a number ask for is there.
  expect([businessId, item.id]).toEqual([1, 1]);
  await refreshSearchIndex(landfall);
  cookie = (await browserOf(landfall, await buildAdmin(landfall))).cookie ?? "";
});

/** As they stand in the address; what is no UTF-8 can only be written so. */
const TEXTS = [
  "x".repeat(5000),
  "word ".repeat(1000),
  "\0",
  "a\0b",
  "' or 1=1 --",
  "'; drop table businesses; --",
  "\\",
  "\\'",
  "%",
  "_%_",
  "a & | ! ( ) <-> :*",
  "heron:* & !galley",
  "'=category:marinas'",
  "!!!",
  ":::",
  ",,,",
  "fuel:diesel',dockDepth:1e999",
  "dockDepth:NaN",
  "🦀🦀",
  "👩‍👩‍👧‍👦",
  "Z̷a̸l̶g̵o̴",
  "\u202e",
  "ß İ ǅ ﬁ",
  "null",
  "undefined",
  "[]",
  "{}",
  "__proto__",
].map(encodeURIComponent);
const BROKEN = ["%ED%A0%80", "%ED%A0%BD", "%FF%FE", "%E0%80%80", "%", "%zz", "+"];
const NUMBERS = [
  "-1",
  "0",
  "0.5",
  "-0",
  "51",
  "90.1",
  "181",
  "1e9",
  "1e308",
  "1e400",
  "-1e400",
  "NaN",
  "Infinity",
  "0x10",
  "2147483648",
  "9223372036854775808",
  "99999999999999999999",
  "1_000",
];
const HOSTILE = [...TEXTS, ...BROKEN, ...NUMBERS];

const lists = allRoutes.flatMap(({ method, path, query }) =>
  method === "GET" && query instanceof ZodObject
    ? Object.keys(query.shape).map((name) => [path, name] as const)
    : [],
);

async function statusOf(path: string, query: string): Promise<number> {
  const address = path.replaceAll(/\{\w+\}/g, "1");
  const answer = await landfall.request("GET", `${address}?${query}`, { cookie });
  await answer.text();
  return answer.status;
}

describe("a hostile value", () => {
  test("is tried in every parameter of every list", () => {
    const names = (path: string) => lists.filter(([of]) => of === path).map(([, name]) => name);
    expect(names("/api/search").sort()).toEqual(
      "after amenities area category city facts latitude limit location longitude minRating offset openNow priceRange q radius sort state".split(
        " ",
      ),
    );
    expect(names("/api/businesses")).toContain("featured");
    expect(names("/api/search/suggestions").sort()).toEqual(["limit", "q"]);
  });

  test.each(lists)("%s?%s= never answers 500", async (path, name) => {
    for (const value of HOSTILE) {
      const alone = `${name}=${value}`;
      expect(await statusOf(path, alone), alone.slice(0, 60)).toBeLessThan(500);
    }
  });
});

test("hostile values of several parameters together never answer 500", async () => {
  for (const [index, value] of HOSTILE.entries()) {
    const other = HOSTILE[(index * 7 + 3) % HOSTILE.length];
    const query = `q=${value}&amenities=${other}&facts=${value}&city=${other}&latitude=90&longitude=180&radius=50`;
    for (const path of ["/api/search", "/api/businesses", "/api/businesses/search"]) {
      expect(await statusOf(path, query), query.slice(0, 80)).toBeLessThan(500);
    }
  }
});

test("positions at the edges of the globe are searched with and without words", async () => {
  for (const latitude of [-90, -89.99, 0, 89.99, 90]) {
    for (const longitude of [-180, -179.99, 0, 179.99, 180]) {
      const position = `latitude=${latitude}&longitude=${longitude}&radius=50`;
      expect(await statusOf("/api/search", position)).toBe(200);
      expect(await statusOf("/api/search", `${position}&sort=distance`)).toBe(200);
      expect(await statusOf("/api/search", `${position}&q=heron&amenities=Dockage`)).toBe(200);
    }
  }
});

test("numbers out of range are refused with a message for their field", async () => {
  for (const [query, field] of [
    ["q=x&radius=0", "radius"],
    ["q=x&radius=51", "radius"],
    ["q=x&offset=-1", "offset"],
    ["q=x&offset=99999999999", "offset"],
    ["q=x&limit=0", "limit"],
    ["q=x&limit=1.5", "limit"],
    ["q=x&minRating=6", "minRating"],
    ["latitude=91&longitude=0", "latitude"],
    ["latitude=0&longitude=-181", "longitude"],
    ["latitude=1e400&longitude=0", "latitude"],
    [`q=${"x".repeat(5000)}`, "q"],
  ] as const) {
    const answer = await landfall.request("GET", `/api/search?${query}`);
    expect(answer.status, query.slice(0, 40)).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toContain(field);
  }
});
