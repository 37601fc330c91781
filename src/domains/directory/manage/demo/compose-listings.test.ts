import { describe, expect, test, vi } from "vitest";
import { AMENITIES } from "#src/domains/directory/listing/amenity-contract.ts";
import { BoaterFacts } from "#src/domains/directory/listing/boater-facts-contract.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { factsOf } from "#src/domains/directory/listing/facts-contract.ts";
import { parseHours } from "#src/domains/hours/parse-hours.ts";
import { composeListings } from "./compose-listings.ts";
import type { DemoListing } from "./demo-listing.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const DAY = 86_400_000;
const listings = composeListings(NOW);
const live = listings.filter(({ status }) => status === "live");
const count = (suits: (listing: DemoListing) => boolean) => live.filter(suits).length;
const inTown = (city: string, state: string) =>
  count((listing) => listing.city === city && listing.state === state);

/** South, north, west, east. */
const STATE_BOXES: Record<string, [number, number, number, number]> = {
  FL: [24.4, 31.0, -87.7, -79.9],
  GA: [30.3, 35.0, -85.7, -80.7],
  MD: [37.8, 39.8, -79.5, -74.9],
  NC: [33.7, 36.6, -84.4, -75.3],
  RI: [41.1, 42.1, -72.0, -71.0],
  SC: [32.0, 35.3, -83.4, -78.4],
  VA: [36.5, 39.5, -83.7, -75.1],
};

function milesBetween(a: Position, b: Position): number {
  const shrink = Math.cos((a.latitude * Math.PI) / 180);
  return 69.1 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink);
}
type Position = { latitude: number; longitude: number };

describe("where the listings are", () => {
  test("460 or more, of the Chesapeake 239, of Florida 176", () => {
    expect(live.length).toBeGreaterThanOrEqual(460);
    expect(count(({ plan }) => plan.town.coast === "bay")).toBeGreaterThanOrEqual(239);
    expect(count(({ state }) => state === "FL")).toBeGreaterThanOrEqual(176);
  });

  test.each([
    ["Annapolis", "MD", 30],
    ["Miami Beach", "FL", 16],
    ["Key West", "FL", 10],
    ["Cape Coral", "FL", 10],
    ["Ocean City", "MD", 10],
    ["Islamorada", "FL", 10],
    ["Newport", "RI", 10],
    ["Sarasota", "FL", 10],
    ["Virginia Beach", "VA", 10],
  ])("%s %s has its listings", (city, state, least) => {
    expect(inTown(city, state)).toBeGreaterThanOrEqual(least);
  });

  test("the Carolinas and Georgia have some", () => {
    for (const state of ["NC", "SC", "GA"]) {
      expect(count((listing) => listing.state === state)).toBeGreaterThanOrEqual(5);
    }
  });

  test("each is within five miles of its town and inside its state", () => {
    for (const { latitude, longitude, plan, state, name } of listings) {
      expect(milesBetween({ latitude, longitude }, plan.town), name).toBeLessThan(5);
      const [south, north, west, east] = STATE_BOXES[state] ?? [0, 0, 0, 0];
      expect(latitude > south && latitude < north, name).toBe(true);
      expect(longitude > west && longitude < east, name).toBe(true);
    }
  });

  test("ashore they stand within 250 meters of the shore's anchor point", () => {
    for (const { latitude, longitude, plan } of listings) {
      const meters = milesBetween({ latitude, longitude }, plan.place) * 1609;
      expect(meters).toBeLessThan(plan.book.category === "sandbars" ? 1 : 250);
    }
  });
});

describe("what the listings are", () => {
  test("all ten categories, at least twenty of each", () => {
    for (const { id } of CATEGORIES) {
      expect(
        count(({ category }) => category === id),
        id,
      ).toBeGreaterThanOrEqual(20);
    }
  });

  test("each level is sold, more than six at level 3, and a few wait or are off", () => {
    const levels = Object.groupBy(live, ({ grantedLevel }) => grantedLevel);
    expect(levels[3]?.length).toBeGreaterThan(6);
    expect(levels[2]?.length).toBeGreaterThan(6);
    expect(levels[1]?.length).toBeGreaterThan(6);
    const statuses = Object.groupBy(listings, ({ status }) => status);
    expect(statuses.pending?.length).toBeGreaterThanOrEqual(3);
    expect(statuses.inactive?.length).toBeGreaterThanOrEqual(3);
  });

  test("amenities are of the catalogue, facts of the contract and of the category", () => {
    for (const { amenities, facts, category, name } of listings) {
      expect(amenities.filter((tag) => !AMENITIES.includes(tag))).toEqual([]);
      expect(new Set(amenities).size).toBe(amenities.length);
      expect(BoaterFacts.safeParse(facts).success, name).toBe(true);
      const known = factsOf(category).map(({ key }) => key);
      expect(Object.keys(facts).filter((key) => !known.includes(key))).toEqual([]);
    }
  });

  test("phones are fictional and unique, addresses at example.com", () => {
    const phones = listings.map(({ phone }) => phone).filter(Boolean);
    for (const phone of phones) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(new Set(phones).size).toBe(phones.length);
    for (const { email, website } of listings) {
      expect(email ?? "a@b.example.com").toMatch(/^[^@\s]+@([a-z0-9-]+\.)?example\.com$/);
      expect(website ?? "https://example.com").toMatch(/^https:\/\/([a-z0-9-]+\.)?example\.com$/);
    }
  });

  test("hours can be read, but for the few that nobody could read", () => {
    const unread = [...new Set(listings.map(({ hoursText }) => hoursText))].filter(
      (text) => parseHours(text) === null,
    );
    expect(unread).toEqual(
      expect.arrayContaining(["By appointment", "Call for a date; we answer after sunset"]),
    );
    expect(unread.length).toBeLessThanOrEqual(3);
  });

  test("three to five drawings of the listing's own seed", () => {
    for (const { images, category } of listings) {
      expect(images.length).toBeGreaterThanOrEqual(3);
      expect(images.length).toBeLessThanOrEqual(5);
      for (const [variant, image] of images.entries()) {
        expect(image).toMatch(new RegExp(`^/art/place/${category}/\\d+/${variant}\\.svg$`));
      }
    }
  });
});

describe("how the listings read", () => {
  test("no name, key or description comes twice", () => {
    for (const key of ["name", "externalId", "description"] as const) {
      const values = listings.map((listing) => listing[key]);
      expect(new Set(values).size, key).toBe(values.length);
    }
  });

  test("no two descriptions share half of what they say", () => {
    const sharing = new Map<string, number>();
    const seen = new Map<string, number[]>();
    for (const [i, { description }] of listings.entries()) {
      for (const words of shinglesOf(description)) {
        const others = seen.get(words) ?? [];
        for (const j of others) sharing.set(`${j} ${i}`, (sharing.get(`${j} ${i}`) ?? 0) + 1);
        seen.set(words, [...others, i]);
      }
    }
    const sizes = listings.map(({ description }) => shinglesOf(description).size);
    for (const [pair, shared] of sharing) {
      const [a = 0, b = 0] = pair.split(" ").map(Number);
      const part = shared / Math.min(sizes[a] ?? 1, sizes[b] ?? 1);
      expect(part, `${listings[a]?.name}, ${listings[b]?.name}`).toBeLessThan(0.5);
    }
  });

  test("three to five sentences or so, with every slot filled", () => {
    for (const { description, name } of listings) {
      expect(description, name).not.toMatch(/[{}]|undefined| {2}|\.\./);
      expect(description.length).toBeGreaterThan(140);
      expect(description.length).toBeLessThan(900);
    }
  });
});

describe("when", () => {
  test("over the last eighteen months, some in the last thirty days", () => {
    const ages = listings.map(({ createdAt }) => (NOW.getTime() - createdAt.getTime()) / DAY);
    expect(Math.max(...ages)).toBeLessThan(548);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(ages.filter((age) => age < 30).length).toBeGreaterThan(5);
  });

  test("the same moment gives the same listings, in another process too", async () => {
    vi.resetModules();
    const again = await import("./compose-listings.ts");
    expect(again.composeListings(NOW)).toEqual(listings);
  });
});

/** Six words in a row. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/\W+/);
  return new Set(words.slice(0, -5).map((_, i) => words.slice(i, i + 6).join(" ")));
}
