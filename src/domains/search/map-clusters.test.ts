import { afterAll, beforeAll, expect, test } from "vitest";
import { type LiveFacts, liveListing } from "#tests/support/live-listing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { MapMarks } from "./map-contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const place = (latitude: number, longitude: number, facts: Partial<LiveFacts> = {}) =>
  liveListing(landfall.db, { name: "Pier", category: "marinas", latitude, longitude, ...facts });

let alone = 0;

beforeAll(async () => {
  for (let n = 0; n < 12; n++) await place(38.97 + n * 0.001, -76.48);
  await place(38.975, -76.48, { category: "restaurants" });
  await place(38.976, -76.48, { status: "pending" });
  await place(38.977, -76.48, { status: "inactive" });
  alone = await place(24.55, -81.8, { name: "Southern End", city: "Key West", state: "FL" });
});

const ask = async (query: string) =>
  MapMarks.parse(await (await landfall.request("GET", `/api/businesses/map?${query}`)).json());

const total = ({ pins, clusters }: MapMarks) =>
  pins.length + clusters.reduce((sum, { count }) => sum + count, 0);

test("from afar near places are one counted cluster, and a lone one is a pin", async () => {
  const marks = await ask("category=marinas&zoom=5&bbox=-90,20,-70,45");
  expect(marks.clusters).toHaveLength(1);
  expect(marks.clusters[0]?.count).toBe(12);
  expect(marks.clusters[0]?.latitude).toBeCloseTo(38.9755, 3);
  expect(marks.pins).toMatchObject([{ id: alone, name: "Southern End", latitude: 24.55 }]);
  expect(marks.isCapped).toBe(false);
});

test("nearer, a cluster opens; close by, every place has a pin of its own", async () => {
  const nearer = await ask("category=marinas&zoom=13&bbox=-76.6,38.9,-76.4,39");
  expect(nearer.clusters.length + nearer.pins.length).toBeGreaterThan(1);
  expect(total(nearer)).toBe(12);
  const close = await ask("category=marinas&zoom=16&bbox=-76.5,38.96,-76.46,38.99");
  expect(close.pins).toHaveLength(12);
  expect(close.clusters).toEqual([]);
});

test("only what the conditions find inside the box is there, and never what is not live", async () => {
  const all = await ask("zoom=16&bbox=-76.5,38.96,-76.46,38.99");
  expect(total(all)).toBe(13);
  expect(total(await ask("category=restaurants&zoom=16&bbox=-76.5,38.96,-76.46,38.99"))).toBe(1);
  expect(total(await ask("q=southern&zoom=16&bbox=-76.5,38.96,-76.46,38.99"))).toBe(0);
  expect(total(await ask("city=Key+West"))).toBe(1);
});

test("without a box the answer frames everything that was found", async () => {
  const { bounds } = await ask("category=marinas");
  expect(bounds).toEqual({ west: -81.8, south: 24.55, east: -76.48, north: 38.981 });
  expect((await ask("city=Nowhere")).bounds).toBeNull();
});

test("a box that is none is refused with a reason", async () => {
  for (const bbox of ["1,2,3", "a,b,c,d", "10,10,5,5", "-200,0,0,1", "0,0,1,1,1"]) {
    const response = await landfall.request("GET", `/api/businesses/map?bbox=${bbox}&zoom=4`);
    expect(response.status, bbox).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { bbox: expect.any(String) } });
  }
  const whole = await landfall.request("GET", "/api/businesses/map?bbox=-180,-90,180,90&zoom=24");
  expect(whole.status).toBe(200);
});
