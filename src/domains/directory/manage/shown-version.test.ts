import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import { VERSION_MISSING } from "#src/domains/moderation/version-contract.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { dataUrl, NEW_LISTING } from "#tests/support/new-listing.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { ListingEdit } from "../edits/contract.ts";
import { Business } from "../listing/contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall));
const owner = await buildPerson(landfall);
const owning = await browserOf(landfall, owner);

const CHANGED = { status: 409, body: { code: "changed" } };
const MISSING = { status: 400, body: { fields: { version: VERSION_MISSING } } };
const pathOf = (id: number) => `/api/businesses/${id}`;
const statusOf = async (id: number) => {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  return row?.status;
};

describe("a listing", () => {
  test("that was changed after it was read is neither approved nor rejected", async () => {
    const listing = await buildListing(db, { status: "pending", ownerId: owner.id });
    const seen = await shownAt<number>(admin, pathOf(listing.id));
    const bait = { description: "A plain landing, now with an advertisement for watches." };
    expect((await owning.put(pathOf(listing.id), bait)).status).toBe(200);
    const approval = { isActive: true, ...seen };
    expect(await admin.put(pathOf(listing.id), approval)).toMatchObject(CHANGED);
    const rejection = { reason: "No such place", ...seen };
    expect(await admin.delete(pathOf(listing.id), rejection)).toMatchObject(CHANGED);
    expect(await statusOf(listing.id)).toBe("pending");
    const again = { isActive: true, ...(await shownAt<number>(admin, pathOf(listing.id))) };
    expect((await admin.put(pathOf(listing.id), again)).status).toBe(200);
  });

  test("goes live only with the version that was seen, also one that was switched off", async () => {
    for (const status of ["pending", "inactive"] as const) {
      const { id } = await buildListing(db, { status });
      for (const decision of [{ isActive: true }, { status: "live" }]) {
        expect(await admin.put(pathOf(id), decision)).toMatchObject(MISSING);
      }
      expect(await statusOf(id)).toBe(status);
    }
  });

  test("is switched off without one: taking off needs no look", async () => {
    const { id } = await buildListing(db);
    expect((await admin.put(pathOf(id), { isActive: false })).status).toBe(200);
  });

  test("gets another version with its photos", async () => {
    const sent = await openBrowser(landfall).post("/api/businesses", NEW_LISTING);
    const { id } = Business.parse(sent.body);
    const before = await shownAt<number>(admin, pathOf(id));
    const images = [await dataUrl()];
    expect((await admin.put(pathOf(id), { images })).status).toBe(200);
    expect(await admin.put(pathOf(id), { isActive: true, ...before })).toMatchObject(CHANGED);
  });
});

describe("a change of a listing", () => {
  const queued = async (businessId: number) => {
    const { body } = await admin.get(`/api/admin/edits?status=pending&businessId=${businessId}`);
    const [edit] = ListingEdit.array().parse(body);
    if (!edit) throw new Error("Nothing waits");
    return edit;
  };
  const decide = (id: number, decision: object) =>
    admin.post(`/api/admin/edits/${id}/decide`, decision);

  test("is accepted over what the listing said when it was read, or not at all", async () => {
    const { id } = await buildListing(db, { phone: "410-555-0100" });
    const suggestion = { kind: "phone", phone: "410-555-0177" };
    await openBrowser(landfall).post(`${pathOf(id)}/edits`, suggestion);
    const shown = await queued(id);
    await admin.put(pathOf(id), { phone: "410-555-0123" });
    for (const decision of ["accept", "decline"]) {
      const answer = await decide(shown.id, { decision, version: shown.version });
      expect(answer).toMatchObject(CHANGED);
      expect(await decide(shown.id, { decision })).toMatchObject(MISSING);
    }
    const [kept] = await db.select().from(listingEdits).where(eq(listingEdits.id, shown.id));
    expect(kept).toMatchObject({ status: "pending", decidedById: null });
    const { version, isOutdated } = await queued(id);
    expect(isOutdated).toBe(true);
    expect((await decide(shown.id, { decision: "accept", version })).status).toBe(200);
  });

  test("of another field leaves the version of this one", async () => {
    const { id } = await buildListing(db, { phone: "410-555-0100" });
    await openBrowser(landfall).post(`${pathOf(id)}/edits`, { kind: "closed" });
    const shown = await queued(id);
    await admin.put(pathOf(id), { phone: "410-555-0123" });
    expect((await queued(id)).version).toBe(shown.version);
  });
});
