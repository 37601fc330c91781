import { afterAll, beforeAll, expect, test } from "vitest";
import { type LiveFacts, liveListing } from "#tests/support/live-listing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { SearchResponse } from "./contract.ts";
import { MapMarks } from "./map-contract.ts";
import { refreshSearchIndex } from "./refresh-search-index.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const live = (facts: LiveFacts) =>
  liveListing(db, { description: "By the water.", latitude: 38.97, longitude: -76.48, ...facts });

beforeAll(async () => {
  await live({ name: "Halfmoon Crab Shack" });
  await live({ name: "Pilot Table", description: "Steamed crabs by the dozen." });
  await live({ name: "Boat House Suites", category: "hotels" });
  await live({
    name: "Crab House",
    city: "Newport",
    state: "RI",
    latitude: 41.48,
    longitude: -71.3,
  });
  await live({
    name: "Heron Paddle Works",
    category: "rentals",
    description: "Kayaks, quiet ones.",
  });
  await refreshSearchIndex({ db });
});

async function search(query: string) {
  const answer = await landfall.request("GET", `/api/search?${query}`);
  const found = SearchResponse.parse(await answer.json());
  return { ...found, names: found.businesses.map(({ name }) => name).sort() };
}

test("where no place has all the words, others for the same count, in the town that was named", async () => {
  const found = await search("q=crab+house+annapolis");
  expect(found.isPartial).toBe(true);
  expect(found.names).toEqual(["Halfmoon Crab Shack", "Pilot Table"]);
  expect(found.totalCount).toBe(2);
});

test("a place that has all the words is found as ever, and alone", async () => {
  expect(await search("q=crab+house")).toMatchObject({ isPartial: false, names: ["Crab House"] });
  expect(await search("q=crab+shack")).toMatchObject({ names: ["Halfmoon Crab Shack"] });
});

test("else all words but one, then any of them", async () => {
  expect(await search("q=heron+paddle+museum")).toMatchObject({
    isPartial: true,
    names: ["Heron Paddle Works"],
  });
  expect(await search("q=suites+xylophone")).toMatchObject({
    isPartial: true,
    names: ["Boat House Suites"],
  });
});

test("words that nobody has find nothing, and a town without such a place stays empty", async () => {
  for (const query of ["q=xylophone", "q=xylophone+zzyzx", "q=suites+newport", "q=%7C+%26+!"]) {
    expect(await search(query), query).toMatchObject({ isPartial: false, totalCount: 0 });
  }
});

test("filters hold for what comes near, too, and pages go on in it", async () => {
  expect((await search("q=crab+house+annapolis&category=hotels")).names).toEqual([
    "Boat House Suites",
  ]);
  const one = await search("q=crab+house+annapolis&limit=1");
  const other = await search("q=crab+house+annapolis&limit=1&offset=1");
  expect(one.totalCount).toBe(2);
  expect([...one.names, ...other.names].sort()).toEqual(["Halfmoon Crab Shack", "Pilot Table"]);
});

test("the map shows the same, and nothing where what has all the words is out of view", async () => {
  const marks = async (query: string) => {
    const answer = await landfall.request("GET", `/api/businesses/map?${query}`);
    return MapMarks.parse(await answer.json())
      .pins.map(({ name }) => name)
      .sort();
  };
  const view = "zoom=17&bbox=-76.5,38.9,-76.4,39";
  expect(await marks(`q=crab+house+annapolis&${view}`)).toEqual([
    "Halfmoon Crab Shack",
    "Pilot Table",
  ]);
  expect(await marks(`q=crab+house&${view}`)).toEqual([]);
});
