import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { plainListing } from "#tests/support/plain-listing.ts";
import { findListingWater } from "./listing-water.server.ts";

const AT = new Date("2026-06-21T15:20:00Z");

test("marinas, anchorages and restaurants with docks have tides of the nearest station, sunrise and sunset, computed with no network", async () => {
  const connected = vi.spyOn(Socket.prototype, "connect");
  const fetched = vi.spyOn(globalThis, "fetch");
  const docks = [
    plainListing({ category: "marinas" }),
    plainListing({ category: "sandbars" }),
    plainListing({ category: "restaurants", facts: { dockSlips: 6 } }),
    plainListing({ category: "restaurants", facts: { tieUp: "floating dock" } }),
  ];
  for (const business of docks) {
    const water = await findListingWater(business, AT);
    expect(water?.station).toMatchObject({ name: "Annapolis (US Naval Academy)" });
    expect(water?.tide?.nextHigh.at).toMatch(/^2026-06-2[12]T/);
    expect(water?.sun).toMatchObject({ date: "2026-06-21", sunrise: expect.any(String) });
    expect(water?.sun.sunset).toEqual(expect.any(String));
  }
  expect(connected).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test("a place without a dock, or without a position, has none", async () => {
  expect(await findListingWater(plainListing({ category: "restaurants" }), AT)).toBeNull();
  expect(await findListingWater(plainListing({ category: "hotels" }), AT)).toBeNull();
  const lost = plainListing({ category: "marinas", latitude: null, longitude: null });
  expect(await findListingWater(lost, AT)).toBeNull();
});
