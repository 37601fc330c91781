import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const isRating = (text: unknown) => text === null || /^\d\.\d$/.test(String(text));

describe("one's own listings", () => {
  test("are those one owns and those one sent in that wait, with what waits in them", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const own = await buildListing(db, { ownerId: person.id });
    const sent = await buildListing(db, { submittedById: person.id, status: "pending" });
    await buildListing(db, { submittedById: person.id, status: "inactive" });
    await buildListingEdit(db, { businessId: own.id, source: "owner", field: "name" });
    await buildListingEdit(db, { businessId: own.id, source: "reader", field: "phone" });
    const answer = await browser.get("/api/user/businesses");
    expect(answer.body).toMatchObject([
      { id: sent.id, status: "pending", waitingFields: [] },
      { id: own.id, status: "live", waitingFields: ["name"] },
    ]);
    for (const each of answer.body as Record<string, unknown>[])
      expect(each).toMatchObject({
        ...{ id: expect.any(Number), name: expect.any(String), category: expect.any(String) },
        ...{ city: expect.any(String), state: expect.any(String), reviewCount: 0 },
        ...{ isActive: each.id === own.id, averageRating: expect.toSatisfy(isRating) },
      });
    expect((await openBrowser(landfall).get("/api/user/businesses")).status).toBe(401);
  });

  test("are rated by all their reviews: many weigh more than one, and an unreviewed place nothing", async () => {
    const person = await buildPerson(landfall);
    const ownerId = person.id;
    await buildListing(db, { ownerId, averageRating: "5.0", reviewCount: 1 });
    await buildListing(db, { ownerId, averageRating: "3.0", reviewCount: 9 });
    await buildListing(db, { ownerId, reviewCount: 0 });
    const { body } = await (await browserOf(landfall, person)).get("/api/user/businesses/summary");
    expect(body).toEqual({ businesses: 3, reviews: 10, averageRating: "3.2", rentals: 0 });
  });

  test("come in pages to the last one, with the total, and are summed up whole", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const ids: number[] = [];
    for (let n = 0; n < 105; n++) {
      const facts = { ownerId: person.id, averageRating: n < 5 ? "5.0" : "4.0", reviewCount: 1 };
      ids.push((await buildListing(db, facts)).id);
    }
    const seen: number[] = [];
    for (const offset of [0, 100]) {
      const answer = await browser.get(`/api/user/businesses?limit=500&offset=${offset}`);
      expect(answer.headers.get("x-total-count")).toBe("105");
      const page = answer.body as { id: number; ownerId: string }[];
      expect(page.length).toBe(offset === 0 ? 100 : 5);
      expect(new Set(page.map(({ ownerId }) => ownerId))).toEqual(new Set([person.id]));
      seen.push(...page.map(({ id }) => id));
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    expect((await browser.get("/api/user/businesses/summary")).body).toEqual({
      ...{ businesses: 105, reviews: 105, averageRating: "4.0", rentals: 0 },
    });
  });
});
