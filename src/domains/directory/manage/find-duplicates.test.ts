import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { nameLikeness, phoneDigits, SIMILAR_NAME } from "../listing/name-rules.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const find = async (given: Record<string, string>) => {
  const answer = await openBrowser(landfall).get(
    `/api/businesses/duplicates?${new URLSearchParams(given)}`,
  );
  expect(answer.status).toBe(200);
  return answer.body;
};

describe("likely duplicates", () => {
  test("have the same phone, however it is written, anywhere", async () => {
    const place = await buildListing(landfall.db, { phone: "(410) 555-0123", name: "Osprey" });
    for (const phone of ["410.555.0123", "+1 410 555 0123", "4105550123 x12"]) {
      expect(await find({ phone, name: "Quite Different", city: "Miami", state: "FL" })).toEqual([
        expect.objectContaining({ id: place.id, name: "Osprey", reason: "same phone" }),
      ]);
    }
    expect(await find({ phone: "555-0123", name: "Quite Different" })).toEqual([]);
  });

  test("have nearly the same name in the same town or nearby, not elsewhere", async () => {
    const place = await buildListing(landfall.db, { name: "The Rusty Anchor Bar & Grill" });
    const here = { city: "Annapolis", state: "MD", zipCode: "21401" };
    const reason = "similar name";
    for (const name of ["Rusty Anchor", "Rusty Ancor Bar", "rusty anchor restaurant, LLC"]) {
      expect(await find({ name, ...here })).toEqual([
        expect.objectContaining({ id: place.id, reason }),
      ]);
    }
    const nextTown = { city: "Arnold", state: "MD", zipCode: "21012" };
    expect(await find({ name: "Rusty Anchor", ...nextTown })).toHaveLength(1);
    expect(
      await find({ name: "Rusty Anchor", city: "Miami", state: "FL", zipCode: "33101" }),
    ).toEqual([]);
    expect(await find({ name: "Blue Heron", ...here })).toEqual([]);
  });

  test("are never listings that nobody may see yet", async () => {
    await buildListing(landfall.db, { phone: "(443) 555-0100", status: "pending" });
    await buildListing(landfall.db, { phone: "(443) 555-0100", status: "inactive" });
    expect(await find({ phone: "443-555-0100" })).toEqual([]);
  });

  test("of nothing are none, and too much is 400", async () => {
    expect(await find({})).toEqual([]);
    const answer = await openBrowser(landfall).get(
      `/api/businesses/duplicates?name=${"x".repeat(500)}`,
    );
    expect(answer).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  });
});

describe("about where an address lies", () => {
  const ask = async (given: Record<string, string>) =>
    (await openBrowser(landfall).get(`/api/businesses/position?${new URLSearchParams(given)}`))
      .body;

  test("is the middle of its ZIP code, else of its city, else unknown", async () => {
    const zip = await ask({ city: "Key West", state: "FL", zipCode: "33040-1234" });
    expect(zip).toMatchObject({ position: { of: "ZIP code", latitude: expect.closeTo(24.6, 0) } });
    const city = await ask({ city: "ft. lauderdale", state: "fl", zipCode: "21401" });
    expect(city).toMatchObject({ position: { of: "city", latitude: expect.closeTo(26.1, 0) } });
    expect(await ask({ city: "Atlantis", state: "MD" })).toEqual({ position: null });
    expect(await ask({})).toEqual({ position: null });
  });
});

describe("the likeness of names", () => {
  test.each([
    ["Crab Claw", "Crab Claw", true],
    ["Café Océan", "cafe ocean", true],
    ["The Marina", "Marina", true],
    ["Harbor View Marina", "Harbour View", true],
    ["Crab Claw", "Crab Deck", false],
    ["Pier 1", "Pier 39", false],
    ["", "", false],
  ])("%s and %s: %s", (some, other, isAlike) => {
    expect(nameLikeness(some, other) >= SIMILAR_NAME).toBe(isAlike);
  });

  test("a phone is its last ten digits", () => {
    expect(phoneDigits("+1 (410) 555-0123 ext. 4")).toBe("4105550123");
    expect(phoneDigits("555-0123")).toBeNull();
  });
});
