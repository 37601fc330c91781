import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import {
  type Answer,
  type BrowserLike,
  browserOf,
  openBrowser,
} from "#tests/support/browser-like.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { dataUrl } from "#tests/support/new-listing.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { Business } from "../listing/contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const owner = await buildPerson(landfall, { firstName: "Odette", lastName: "Hale" });
const admin = await browserOf(landfall, await buildAdmin(landfall));
let ownerBrowser: BrowserLike;
let listing: Awaited<ReturnType<typeof buildListing>>;

beforeEach(async () => {
  ownerBrowser = await browserOf(landfall, owner);
  listing = await buildListing(db, { ownerId: owner.id });
});

const path = (row: { id: number } = listing) => `/api/businesses/${row.id}`;
const read = ({ body }: Answer) => Business.parse(body);
const stored = async (id = listing.id) => {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  return row;
};
const waiting = (id = listing.id) =>
  db
    .select()
    .from(listingEdits)
    .where(and(eq(listingEdits.businessId, id), eq(listingEdits.status, "pending")))
    .orderBy(listingEdits.id);
const audit = (id = listing.id) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "business"), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id);

describe("who may change a listing", () => {
  test("anonymous 401, others 403, and 404 where even its existence is private", async () => {
    const change = { phone: "(410) 555-0199" };
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    const hidden = await buildListing(db, { status: "pending" });
    const off = await buildListing(db, { status: "inactive" });
    const statuses = [
      (await openBrowser(landfall).put(path(), change)).status,
      (await stranger.put(path(), change)).status,
      (await stranger.put(path(hidden), change)).status,
      (await stranger.put(path(off), change)).status,
      (await ownerBrowser.put(path(hidden), change)).status,
      (await admin.put("/api/businesses/2000000000", change)).status,
    ];
    expect(statuses).toEqual([401, 403, 404, 404, 404, 404]);
    const drag = { latitude: 38.98, longitude: -76.49 };
    expect((await openBrowser(landfall).put(path(), drag)).status).toBe(401);
    expect((await stranger.put(path(), drag)).status).toBe(403);
    expect(await waiting()).toEqual([]);
    expect(await stored()).toEqual(listing);
    expect(await audit()).toEqual([]);
  });

  test.each([
    { isActive: true },
    { isActive: false },
    { status: "live" },
    { featuredLevel: 3 },
    { isFeatured: true },
  ])("an owner who sends %j gets 403, and nothing changes", async (decision) => {
    const answer = await ownerBrowser.put(path(), { ...decision, phone: "(410) 555-0199" });
    expect(answer.status).toBe(403);
    expect(await stored()).toEqual(listing);
  });
});

describe("who may read a listing", () => {
  test.each(["pending", "inactive"] as const)(
    "that is %s: its owner and administrators, for everybody else it is 404",
    async (status) => {
      const hidden = await buildListing(db, { ownerId: owner.id, status });
      const stranger = await browserOf(landfall, await buildPerson(landfall));
      expect((await openBrowser(landfall).get(path(hidden))).status).toBe(404);
      expect((await stranger.get(path(hidden))).status).toBe(404);
      for (const browser of [ownerBrowser, admin]) {
        const answer = await browser.get(path(hidden));
        expect(answer.status).toBe(200);
        expect(read(answer)).toMatchObject({ id: hidden.id, isActive: false });
      }
    },
  );

  test("its owner and administrators are told whose it is, nobody else is", async () => {
    const whose = async (browser: BrowserLike) => {
      const { ownerId, ownerEmail } = read(await browser.get(path()));
      return { ownerId, ownerEmail };
    };
    const told = { ownerId: owner.id, ownerEmail: owner.email };
    expect(owner.id).toEqual(expect.any(String));
    expect(await whose(ownerBrowser)).toEqual(told);
    expect(await whose(admin)).toEqual(told);
    expect(await whose(openBrowser(landfall))).toEqual({ ownerId: null, ownerEmail: null });
  });
});

describe("an owner's change of a live listing", () => {
  test("of hours, phone, pictures and the like is live at once and logged", async () => {
    const images = [await dataUrl()];
    const answer = await ownerBrowser.put(path(), {
      hours: "Mon-Fri 9am-5pm",
      phone: "410-555-0188",
      amenities: ["WiFi"],
      facts: { dockSlips: 4 },
      images,
    });
    expect(answer.status).toBe(200);
    expect(read(answer)).toMatchObject({
      hours: "Mon-Fri 9am-5pm",
      phone: "410-555-0188",
      amenities: ["WiFi"],
      facts: { dockSlips: 4 },
      images: [expect.stringMatching(/^\/media\//)],
      version: 2,
      waitingFields: [],
    });
    const row = await stored();
    expect(row?.openSpans).toMatch(/^\{[[(]/);
    const [entry, ...more] = await audit();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actorName: "Odette Hale",
      action: "business.edit",
      before: { hoursText: "Daily 11am-10pm", phone: listing.phone },
      after: { hoursText: "Mon-Fri 9am-5pm", phone: "410-555-0188" },
    });
  });

  test("of name, category, address and position waits, field by field, while the old stays", async () => {
    const wish = {
      name: "New Rock Crab Deck",
      category: "venues",
      address: "9 Other Street",
      city: "Eastport",
      state: "VA",
      zipCode: "23451",
      latitude: "38.970000",
      longitude: "-76.480000",
    };
    const answer = await ownerBrowser.put(path(), { ...wish, description: "Shown at once." });
    const fields = ["name", "category", "address", "city", "state", "zipCode", "position"];
    const business = read(answer);
    expect(business.waitingFields?.toSorted()).toEqual(fields.toSorted());
    expect(business).toMatchObject({
      name: listing.name,
      category: "restaurants",
      address: listing.address,
      city: "Annapolis",
      latitude: "38.976800",
      description: "Shown at once.",
    });
    const edits = await waiting();
    expect(edits.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
    expect(edits.find(({ field }) => field === "name")).toMatchObject({
      source: "owner",
      before: listing.name,
      after: "New Rock Crab Deck",
      proposerId: owner.id,
      proposerName: "Odette Hale",
    });
    expect(edits.find(({ field }) => field === "position")).toMatchObject({
      before: { latitude: 38.9768, longitude: -76.4858 },
      after: { latitude: 38.97, longitude: -76.48 },
    });
    const visitor = await openBrowser(landfall).get(path());
    expect(visitor.body).toMatchObject({ name: listing.name });
    expect(visitor.body).not.toHaveProperty("waitingFields");
  });

  test("that says what is there already changes nothing and waits for nothing", async () => {
    const same = read(await ownerBrowser.get(path()));
    const { name, phone, hours, latitude, longitude, amenities, facts, images } = same;
    await ownerBrowser.put(path(), {
      ...{ name, phone, hours, latitude, longitude, amenities, facts, images },
    });
    expect(await stored()).toEqual(listing);
    expect(await waiting()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  test("takes the place of an earlier wish, and wishing for the old name takes it back", async () => {
    await ownerBrowser.put(path(), { name: "First Wish" });
    await ownerBrowser.put(path(), { name: "Second Wish" });
    expect((await waiting()).map(({ after }) => after)).toEqual(["Second Wish"]);
    await ownerBrowser.put(path(), { name: listing.name });
    expect(await waiting()).toEqual([]);
  });

  test("of a listing that is switched off needs no decision", async () => {
    const off = await buildListing(db, { ownerId: owner.id, status: "inactive" });
    expect(read(await ownerBrowser.put(path(off), { name: "Resting Heron" }))).toMatchObject({
      name: "Resting Heron",
      isActive: false,
      status: "inactive",
    });
  });
});

describe("an administrator", () => {
  test("changes everything at once, and what follows from it changes too", async () => {
    const answer = await admin.put(path(), {
      name: "Gulf Landing",
      category: "marinas",
      state: "FL",
      city: "Pensacola",
      zipCode: "32501",
      latitude: null,
      longitude: null,
      priceRange: "$$$$",
      amenities: ["", "  ", "fuel dock"],
    });
    expect(read(answer)).toMatchObject({
      name: "Gulf Landing",
      category: "marinas",
      priceRange: "$$$$",
      amenities: ["Fuel Dock"],
      positionIsApproximate: true,
      timeZone: "America/Chicago",
    });
    expect((await stored())?.keywords).toContain("Florida");
    await landfall.jobsIdle();
  });

  test("keeps drawings that the listing has, and may not add one of another", async () => {
    const drawn = "/art/place/restaurants/77/0.svg";
    const place = await buildListing(db, { images: [drawn] });
    const images = [await dataUrl(), drawn];
    const business = read(await admin.put(path(place), { images }));
    expect(business.images).toEqual([expect.stringMatching(/^\/media\//), drawn]);
    expect((await admin.put(path(), { images: [drawn] })).status).toBe(400);
  });

  test("may clear a phone, but not name, city, state or address", async () => {
    expect(read(await admin.put(path(), { phone: "" })).phone).toBe("");
    for (const field of ["name", "city", "state", "address"]) {
      expect(await admin.put(path(), { [field]: " " })).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
  });

  test("switches a live listing off and on again; off it is not among the pending", async () => {
    expect(read(await admin.put(path(), { isActive: false }))).toMatchObject({ isActive: false });
    expect(await stored()).toMatchObject({ status: "inactive", ownerId: owner.id });
    const pending = await admin.get("/api/businesses?pending=true");
    expect(JSON.stringify(pending.body)).not.toContain(`"id":${listing.id},`);
    expect((await openBrowser(landfall).get(path())).status).toBe(404);
    expect((await ownerBrowser.get(path())).status).toBe(200);
    expect(read(await admin.put(path(), { isActive: true, version: 2 }))).toMatchObject({
      isActive: true,
    });
    expect((await audit()).map(({ action }) => action)).toEqual([
      "business.deactivate",
      "business.activate",
    ]);
  });

  test.each([0, 1, 2, 3])(
    "sets the level from %i to any other, with an audit row each",
    async (from) => {
      const place = await buildListing(db, { grantedLevel: from });
      for (const featuredLevel of [3, 2, 1, 0, from]) {
        const answer = await admin.post(`${path(place)}/feature`, { featuredLevel });
        expect(answer).toMatchObject({
          status: 200,
          body: { featuredLevel, isFeatured: featuredLevel > 0 },
        });
      }
      const changes = await audit(place.id);
      expect(changes.every(({ action }) => action === "business.feature")).toBe(true);
      expect(changes.at(0)).toMatchObject({ before: { featuredLevel: from } });
    },
  );

  test("features with isFeatured, which keeps a level or begins with the first", async () => {
    const place = await buildListing(db);
    const put = async (change: object) => read(await admin.put(path(place), change));
    const level = (featuredLevel: number) => ({ featuredLevel, isFeatured: featuredLevel > 0 });
    expect(await put({ isFeatured: true })).toMatchObject(level(1));
    expect(await put({ featuredLevel: 3 })).toMatchObject(level(3));
    expect(await put({ isFeatured: true })).toMatchObject(level(3));
    expect(await put({ isFeatured: false })).toMatchObject(level(0));
    expect(await put({ isFeatured: true, featuredLevel: 2 })).toMatchObject(level(2));
    const changes = await audit(place.id);
    expect(changes.map(({ after }) => (after as { featuredLevel: number }).featuredLevel)).toEqual([
      1, 3, 0, 2,
    ]);
    for (const contradiction of [
      { isFeatured: true, featuredLevel: 0 },
      { isFeatured: false, featuredLevel: 1 },
    ]) {
      expect(await admin.put(path(place), contradiction)).toMatchObject({
        status: 400,
        body: { fields: { isFeatured: expect.stringContaining("featuredLevel") } },
      });
    }
  });

  test.each([4, -1, 1.5, "2", null, undefined])(
    "is refused the level %j with 400",
    async (featuredLevel) => {
      expect(await admin.post(`${path()}/feature`, { featuredLevel })).toMatchObject({
        status: 400,
        body: { fields: { featuredLevel: expect.any(String) } },
      });
    },
  );
});

test("an eleventh picture is refused of an owner and of an administrator alike", async () => {
  const images = Array(11).fill(await dataUrl());
  for (const browser of [ownerBrowser, admin]) {
    expect(await browser.put(path(), { images })).toMatchObject({
      status: 400,
      body: { message: "Maximum 10 images allowed per business." },
    });
  }
  expect(await stored()).toEqual(listing);
});

describe("an approximate position", () => {
  const place = { city: "Annapolis", state: "MD", zipCode: "21401" };
  const about = { latitude: 38.9784512345, longitude: -76.4922, positionIsApproximate: true };

  test("stays approximate when the listing is sent back as it was read", async () => {
    const row = await buildListing(db, { ...place, ...about, ownerId: owner.id });
    const read = (await admin.get(path(row))).body as Record<string, unknown>;
    const { name, latitude, longitude, ...rest } = read;
    expect((await admin.put(path(row), { name, latitude, longitude, ...rest })).status).toBe(200);
    expect((await ownerBrowser.put(path(row), { name, latitude, longitude })).status).toBe(200);
    expect(await stored(row.id)).toEqual(row);
    expect(await waiting(row.id)).toEqual([]);
  });

  test("moves with the town that is sent beside it, and another one is the place's own", async () => {
    const row = await buildListing(db, { ...place, ...about });
    const { latitude, longitude } = (await admin.get(path(row))).body as Record<string, unknown>;
    const moved = { city: "Key West", state: "FL", zipCode: "33040", latitude, longitude };
    expect((await admin.put(path(row), moved)).status).toBe(200);
    expect(await stored(row.id)).toMatchObject({ positionIsApproximate: true });
    expect((await stored(row.id))?.latitude).toBeCloseTo(24.55, 0);
    await admin.put(path(row), { latitude: 24.5601, longitude: -81.8001 });
    expect(await stored(row.id)).toMatchObject({
      latitude: 24.5601,
      positionIsApproximate: false,
    });
  });
});

describe("two at once", () => {
  test("a change of a version that is no longer there is 409 and changes nothing", async () => {
    expect((await admin.put(path(), { phone: "410-555-0101", version: 1 })).status).toBe(200);
    const late = await ownerBrowser.put(path(), { phone: "410-555-0102", version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: "version_conflict" } });
    expect(await stored()).toMatchObject({ phone: "410-555-0101", version: 2 });
  });

  test("of two edits of the same version one wins and the other is told", async () => {
    const lock = sql`select 1 from businesses where id = ${listing.id} for update`;
    const answers = await meetAt(db, lock, {
      count: 2,
      begin: () =>
        Promise.all([
          admin.put(path(), { website: "https://one.example.com", version: 1 }),
          admin.put(path(), { website: "https://two.example.com", version: 1 }),
        ]),
    });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await audit()).toHaveLength(1);
  });
});
