import { afterAll, beforeAll, expect, test } from "vitest";
import { listHomeFeatured, listPromoted } from "#src/domains/directory/listing/queries.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { type LiveFacts, liveListing } from "#tests/support/live-listing.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { SearchResponse } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const NEWPORT = { city: "Newport", state: "RI", latitude: 41.48, longitude: -71.32 };

const live = (facts: LiveFacts): Promise<number> =>
  liveListing(db, { category: "hotels", ...NEWPORT, ...facts });

const top: number[] = [];
const premium: number[] = [];

beforeAll(async () => {
  for (let n = 0; n < 9; n++) top.push(await live({ name: `Top ${n}`, grantedLevel: 3 }));
  for (let n = 0; n < 5; n++) premium.push(await live({ name: `Premium ${n}`, grantedLevel: 2 }));
  const marina = { category: "marinas" };
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  await live({
    ...marina,
    name: "Bravo",
    grantedLevel: 1,
    averageRating: "3.00",
    reviewCount: 9,
    createdAt: day(1),
    latitude: 41.5,
  });
  await live({
    ...marina,
    name: "alpha",
    grantedLevel: 0,
    averageRating: "5.00",
    reviewCount: 2,
    createdAt: day(3),
    latitude: 41.49,
  });
  await live({
    ...marina,
    name: "Charlie",
    grantedLevel: 3,
    averageRating: "4.00",
    reviewCount: 5,
    createdAt: day(2),
    latitude: 41.52,
  });
  await live({
    ...marina,
    name: "Delta",
    grantedLevel: 2,
    averageRating: "2.00",
    reviewCount: 1,
    createdAt: day(4),
    latitude: 41.54,
  });
});

const namesOf = async (query: string) => {
  const response = await landfall.request("GET", `/api/search?category=marinas&${query}`);
  const { businesses } = (await response.json()) as SearchResponse;
  return businesses.map(({ name }) => name);
};

test("featured, rating, reviews, name and newest each order as they say", async () => {
  expect(await namesOf("sort=featured")).toEqual(["Charlie", "Delta", "Bravo", "alpha"]);
  expect(await namesOf("sort=rating")).toEqual(["alpha", "Charlie", "Delta", "Bravo"]);
  expect(await namesOf("sort=reviews")).toEqual(["Bravo", "Charlie", "alpha", "Delta"]);
  expect(await namesOf("sort=name")).toEqual(["alpha", "Bravo", "Charlie", "Delta"]);
  expect(await namesOf("sort=newest")).toEqual(["Delta", "alpha", "Charlie", "Bravo"]);
});

test("a rating counts the more, the more reviews it comes from; the plain mean is shown", async () => {
  const place = { category: "outdoor-stores", city: "Essex", state: "CT" };
  await live({ ...place, name: "One Friend", averageRating: "5.00", reviewCount: 1 });
  await live({ ...place, name: "Eight Guests", averageRating: "4.90", reviewCount: 8 });
  await live({ ...place, name: "Fifteen Crews", averageRating: "4.60", reviewCount: 15 });
  await live({ ...place, name: "Nobody Yet", averageRating: "0", reviewCount: 0 });
  const list = async (sort: string) => {
    const answer = await landfall.request("GET", `/api/search?city=Essex,+CT&sort=${sort}`);
    return ((await answer.json()) as SearchResponse).businesses;
  };
  const byRating = await list("rating");
  expect(byRating.map(({ name, averageRating }) => [name, averageRating])).toEqual([
    ["Eight Guests", "4.9"],
    ["Fifteen Crews", "4.6"],
    ["One Friend", "5.0"],
    ["Nobody Yet", "0.0"],
  ]);
  // Without payment the order of "featured" is by rating and reviews, too.
  expect((await list("featured")).map(({ name }) => name)).toEqual([
    "Fifteen Crews",
    "Eight Guests",
    "One Friend",
    "Nobody Yet",
  ]);
});

test("distance orders nearest first around a position", async () => {
  expect(await namesOf("sort=distance&latitude=41.48&longitude=-71.32")).toEqual([
    "alpha",
    "Bravo",
    "Charlie",
    "Delta",
  ]);
});

test("over an hour each of many level 3 listings is on the home page, and as often as the others", async () => {
  const seen = new Map<number, number>();
  for (let minute = 0; minute < 50; minute++) {
    const shown = await listHomeFeatured(db, new Date(Date.UTC(2026, 5, 1, 12, minute)));
    expect(shown).toHaveLength(6);
    expect(shown.every(({ featuredLevel }) => featuredLevel === 3)).toBe(true);
    for (const { id } of shown) seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  const times = [...seen.values()];
  expect(times).toHaveLength(top.length + 1);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
});

test("the top section holds level 3 and level 2, and each of them has its turn", async () => {
  const seen = new Set<number>();
  for (let minute = 0; minute < 10; minute++) {
    const shown = await listPromoted(db, "hotels", new Date(Date.UTC(2026, 5, 1, 12, minute)));
    expect(shown.map(({ featuredLevel }) => featuredLevel)).toEqual([3, 3, 2, 2, 2, 2]);
    for (const { id } of shown) seen.add(id);
  }
  expect([...seen].toSorted((a, b) => a - b)).toEqual([...top, ...premium]);
});

test("whether a listing is demo data is told to administrators only", async () => {
  const id = await live({ name: "Invented Pier", isDemo: true });
  const read = async (browser: BrowserLike) =>
    (await browser.get(`/api/businesses/${id}`)).body as { isDemo?: boolean };
  const person = await browserOf(landfall, await buildPerson(landfall));
  const admin = await browserOf(landfall, await buildAdmin(landfall));
  expect((await read(openBrowser(landfall))).isDemo).toBeUndefined();
  expect((await read(person)).isDemo).toBeUndefined();
  expect((await read(admin)).isDemo).toBe(true);
});
