import { describe, expect, test } from "vitest";
import { AMENITIES } from "../listing/amenity-contract.ts";
import { STATES } from "../listing/state-contract.ts";
import { WIZARD_PRICE_RANGES } from "./contract.ts";

describe("what the form of a listing offers", () => {
  test("about seventy amenities, each once", () => {
    expect(AMENITIES.length).toBeGreaterThanOrEqual(65);
    expect(AMENITIES.length).toBeLessThanOrEqual(75);
    expect(new Set(AMENITIES).size).toBe(AMENITIES.length);
  });

  test("among them those that the specification names", () => {
    const named =
      "Boat Access, Outdoor Seating, Live Music, Full Bar, Dockage, Fuel Dock, WiFi, Licensed Captain, Snorkeling, Catering, Pool, Spa, Warranty, Fishing Licenses";
    expect(named.split(", ").filter((name) => !AMENITIES.includes(name))).toEqual([]);
  });

  test("the fifty states and three price ranges", () => {
    expect(Object.keys(STATES)).toHaveLength(50);
    expect(WIZARD_PRICE_RANGES).toEqual(["$", "$$", "$$$"]);
  });
});
