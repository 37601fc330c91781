import { expect, test } from "vitest";
import { isOnLand, metresToShore } from "#tests/support/embedded-coast.ts";
import { composeListings } from "./compose-listings.ts";

const SHORE_METRES = 300;
const listings = composeListings(new Date("2026-07-04T16:00:00Z"));
const isAnchorage = ({ category }: { category: string }) => category === "sandbars";
const nameOf = ({ name, city }: { name: string; city: string }) => `${name}, ${city}`;

test("every demo anchorage lies on the water of the embedded coast", () => {
  const anchorages = listings.filter(isAnchorage);
  expect(anchorages.length).toBeGreaterThan(40);
  expect(anchorages.filter(isOnLand).map(nameOf)).toEqual([]);
});

test("every other demo listing lies within 300 m of the embedded coast", () => {
  const ashore = listings.filter((listing) => !isAnchorage(listing));
  expect(ashore.length).toBeGreaterThan(400);
  const far = ashore.filter((place) => metresToShore(place) > SHORE_METRES);
  expect(far.map(nameOf)).toEqual([]);
});

test("the measure knows land from water, and how far the shore is", () => {
  const mainStreet = { latitude: 38.985, longitude: -76.53 };
  const thomasPoint = { latitude: 38.8989, longitude: -76.4358 };
  expect([mainStreet, thomasPoint].map(isOnLand)).toEqual([true, false]);
  expect(metresToShore(mainStreet)).toBeGreaterThan(1000);
  expect(metresToShore(thomasPoint)).toBeGreaterThan(SHORE_METRES);
});
