import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import { eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import { media } from "#src/db/schema/media.server.ts";
import { pointEntries, rewardActions, rewardZones } from "#src/db/schema/rewards.server.ts";
import { followDate } from "#src/domains/events/registration/follow-date.server.ts";
import { browserOf, openBrowser, signUp } from "#tests/support/browser-like.ts";
import { buildMember, countPoints } from "#tests/support/members.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { ActionResult } from "./action/contract.ts";
import type { PointEntry, UserStats } from "./member/contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const admin = await browserOf(landfall, await buildAdmin(landfall));
beforeEach(() => db.execute(sql`truncate rate_limits`));

const member = (facts = {}) => buildMember(landfall, facts);
const count = (userId: string) => countPoints(landfall, userId);
const approve = async (id: number) =>
  admin.post(`/api/reviews/${id}/approve`, await shownAt(admin, `/api/reviews/${id}`));

const WORDS = { rating: 1, title: "Loud", content: "Engines all night.", userName: "Maren K." };

describe("what the server sees", () => {
  test("a review counts from its approval on, on the day it was written, and goes with it", async () => {
    const anonymous = "maren@example.com";
    const place = await buildListing(db);
    const path = `/api/businesses/${place.id}/reviews`;
    const trap = { homepage: "", secondsOpen: 30 };
    const sent = await openBrowser(landfall).post(path, {
      ...WORDS,
      ...trap,
      userEmail: anonymous,
    });
    const { id } = sent.body as { id: number };
    await approve(id);
    const { browser, user } = await signUp(landfall, anonymous);
    await landfall.jobsIdle();
    const stats = async () => (await browser.get(`/api/users/${user.id}/stats`)).body as UserStats;
    const lines = async () =>
      (await browser.get(`/api/users/${user.id}/points`)).body as PointEntry[];
    expect(await stats()).toMatchObject({ totalPoints: 70, reviewsPosted: 1, streakDays: 1 });
    expect(await lines()).toMatchObject([
      { kind: "achievement", title: "First Log Entry", points: 50 },
      {
        kind: "review",
        title: place.name,
        points: 20,
        path: `${`/business/${place.id}`}?tab=reviews`,
      },
    ]);
    // A change waits while the published words stay.
    const edited = await browser.put(`/api/reviews/${id}`, { ...WORDS, rating: 5 });
    expect(edited.status).toBe(200);
    await landfall.jobsIdle();
    expect((await stats()).totalPoints).toBe(70);
    expect((await browser.delete(`/api/reviews/${id}`)).status).toBe(200);
    await landfall.jobsIdle();
    expect(await stats()).toMatchObject({ totalPoints: 0, reviewsPosted: 0, streakDays: 0 });
    expect((await lines()).slice(0, 2)).toMatchObject([
      { points: -50, note: "below_goal" },
      { points: -20, note: "gone", path: null },
    ]);
    // Written again, it is the same: earned once, at its first time.
    const [first] = await db.select().from(pointEntries).where(eq(pointEntries.userId, user.id));
    const again = await browser.post(path, { ...WORDS, ...trap, userEmail: anonymous });
    await approve((again.body as { id: number }).id);
    await landfall.jobsIdle();
    expect((await stats()).totalPoints).toBe(70);
    expect(new Set((await lines()).map(({ occurredAt }) => occurredAt))).toEqual(
      new Set([first?.occurredAt.toISOString()]),
    );
    await admin.delete(`/api/businesses/${place.id}`, {});
    await landfall.jobsIdle();
    expect((await stats()).totalPoints).toBe(0);
  });

  test("is worth the same for one star and for five, and nothing for one's own place", async () => {
    const { user, stats } = await member();
    await buildReview(db, { userId: user.id, rating: 1, content: "No." });
    await count(user.id);
    const { totalPoints: one } = await stats();
    const { businessId } = await buildReview(db, { userId: user.id, rating: 5 });
    await count(user.id);
    expect((await stats()).totalPoints - one).toBe(one - 50);
    await db.update(businesses).set({ ownerId: user.id }).where(eq(businesses.id, businessId));
    await count(user.id);
    expect(await stats()).toMatchObject({ totalPoints: one, reviewsPosted: 1 });
  });

  test("an administrator's unapproval takes the points, and photos count once", async () => {
    const { user, stats, lines } = await member();
    const images = ["/media/a/1.webp", "/media/b/1.webp"];
    const review = await buildReview(db, { userId: user.id, images });
    await buildExperience(db, { userId: user.id, images: images.slice(0, 1) });
    await count(user.id);
    expect(await stats()).toMatchObject({
      ...{ reviewsPosted: 1, experiencesShared: 1, photosPublished: 2 },
      totalPoints: 20 + 15 + 10 + 50,
    });
    await admin.put(`/api/admin/reviews/${review.id}`, { isApproved: false });
    await landfall.jobsIdle();
    expect(await stats()).toMatchObject({ reviewsPosted: 0, photosPublished: 1, totalPoints: 20 });
    expect(await lines()).toContainEqual(
      expect.objectContaining({ kind: "achievement", note: "below_goal" }),
    );
  });

  test("an event counts when somebody else counts its guest in, and not when out again", async () => {
    const organizer = await member();
    const guest = await member();
    const soon = new Date(Date.now() + 3_600_000);
    const { event, date } = await buildEvent(db, { organizerId: organizer.user.id }, [
      { startsAt: soon },
    ]);
    const partyOf = async ({ user }: typeof guest) => {
      const [row] = await db
        .insert(eventRegistrations)
        .values({ dateId: date.id, userId: user.id, userName: "G.", userEmail: user.email })
        .returning();
      return row?.id;
    };
    const [own, theirs] = [await partyOf(organizer), await partyOf(guest)];
    const scan = async (count: number, at = new Date()) => {
      const scannedAt = at.toISOString();
      const scans = [own, theirs].map((registrationId) => ({
        ...{ id: crypto.randomUUID(), registrationId, count, scannedAt },
      }));
      const path = `/api/events/${event.id}/dates/${date.id}/arrivals`;
      expect((await organizer.browser.post(path, { scans })).status).toBe(200);
      await landfall.jobsIdle();
    };
    await scan(1);
    expect(await guest.stats()).toMatchObject({ eventsAttended: 1, totalPoints: 30 });
    expect(await organizer.stats()).toMatchObject({ eventsAttended: 0, totalPoints: 0 });
    await scan(-1);
    expect(await guest.stats()).toMatchObject({ eventsAttended: 0, totalPoints: 0 });
    // What is called off was not attended; what takes place later is not attended yet.
    const later = new Date(Date.now() + 30 * 86_400_000);
    for (const change of [{ status: "cancelled" as const }, { startsAt: later, endsAt: null }]) {
      await db.update(eventDates).set({ status: "active" }).where(eq(eventDates.id, date.id));
      await scan(1);
      expect((await guest.stats()).totalPoints).toBe(30);
      await db.transaction(async (tx) => {
        await tx.update(eventDates).set(change).where(eq(eventDates.id, date.id));
        await followDate(tx, landfall.services, { dateId: date.id, kind: "moved" });
      });
      await landfall.jobsIdle();
      expect(await guest.stats()).toMatchObject({ eventsAttended: 0, totalPoints: 0 });
      await scan(-1);
    }
    // Nor does the clock of a device at the door make it so.
    const earlier = new Date(Date.now() - 10 * 86_400_000);
    await scan(1, earlier);
    expect(await guest.stats()).toMatchObject({ eventsAttended: 0, totalPoints: 0 });
  });

  test("an accepted correction and a confirmed fact count, not both for one field", async () => {
    const { user, browser, stats } = await member();
    const place = await buildListing(db, { facts: { dockDepth: 6, transientSlips: 4 } });
    const edit = await buildListingEdit(db, {
      ...{ businessId: place.id, source: "reader", field: "facts.dockDepth", after: 4 },
      proposerId: user.id,
    });
    const { body } = await admin.get(`/api/admin/edits?businessId=${place.id}`);
    const [{ version } = { version: "" }] = body as { version: string }[];
    const decided = { decision: "accept", version };
    expect((await admin.post(`/api/admin/edits/${edit.id}/decide`, decided)).status).toBe(200);
    const field = "hours";
    expect(
      (await browser.post(`/api/businesses/${place.id}/confirmations`, { field })).status,
    ).toBe(200);
    await landfall.jobsIdle();
    expect(await stats()).toMatchObject({ editsAccepted: 1, factsConfirmed: 1, totalPoints: 18 });
    // What is no longer true was not confirmed.
    const [row] = await db.select().from(businesses).where(eq(businesses.id, place.id));
    await admin.put(`/api/businesses/${place.id}`, {
      hours: "Daily 8am-6pm",
      version: row?.version,
    });
    await landfall.jobsIdle();
    expect(await stats()).toMatchObject({ factsConfirmed: 0, totalPoints: 15 });
    await db.update(listingEdits).set({ decidedById: user.id }).where(eq(listingEdits.id, edit.id));
    await count(user.id);
    expect((await stats()).totalPoints).toBe(0);
  });

  test("a picture counts once, however often it is sent, and for who sent it", async () => {
    const [one, other] = [await member(), await member()];
    const send = async (id: string, uploaderId: string, bytes: number) => {
      const size = { width: 8, height: 6, contentType: "image/webp", placeholder: "data:," };
      await db.insert(media).values({ id, uploaderId, kind: "image", bytes, ...size });
      return `/media/${id}-8x6`;
    };
    const twice = [await send("p1", one.user.id, 900), await send("p2", one.user.id, 900)];
    const images = [...twice, await send("p3", one.user.id, 901)];
    await buildReview(db, { userId: one.user.id, images });
    await buildReview(db, { userId: other.user.id, images });
    for (const { user } of [one, other]) await count(user.id);
    expect((await one.stats()).photosPublished).toBe(2);
    expect((await other.stats()).photosPublished).toBe(0);
  });

  test("corrections count once for each field, and not when they were reverted", async () => {
    const [one, other] = [await member(), await member()];
    const place = await buildListing(db);
    const correct = (person: typeof one, [before, after]: [string, string], minute: number) =>
      buildListingEdit(db, {
        ...{ businessId: place.id, source: "reader", field: "phone", before, after },
        ...{ proposerId: person.user.id, status: "accepted" },
        decidedAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
      });
    await correct(one, ["0100", "0101"], 0);
    await correct(one, ["0101", "0102"], 1);
    await count(one.user.id);
    expect(await one.stats()).toMatchObject({ editsAccepted: 1, totalPoints: 15 });
    await correct(other, ["0102", "0101"], 2);
    await correct(other, ["0101", "0100"], 3);
    for (const { user } of [one, other]) await count(user.id);
    expect((await one.stats()).totalPoints).toBe(0);
    expect((await other.stats()).totalPoints).toBe(15);
  });

  test("administrators collect nothing", async () => {
    const { user, stats } = await member({ isAdmin: true });
    await buildReview(db, { userId: user.id });
    await count(user.id);
    expect(await stats()).toMatchObject({ totalPoints: 0, collects: false });
  });
});

describe("what only a device sees", () => {
  const there = { latitude: 38.9768, longitude: -76.4858, accuracy: 20 };
  const share = { platform: "copy", type: "experience" };

  test("a share and a visit raise their own counters by what they are worth", async () => {
    const { act, stats } = await member();
    const place = await buildListing(db);
    expect(
      await act("social_share", { platform: "copy", type: "business", itemId: place.id }),
    ).toMatchObject({
      ...{ status: 201, body: { counted: true, points: 2, reason: null } },
    });
    expect(await act("visit", { businessId: place.id, ...there, points: 9999 })).toMatchObject({
      body: { counted: true, points: 10 },
    });
    expect(await stats()).toMatchObject({ totalPoints: 12, socialShares: 1, businessesVisited: 1 });
    // Neither is where the person was.
    const kept = await db.execute(sql`select * from reward_actions where kind = 'visit' limit 1`);
    expect(JSON.stringify(kept.rows)).not.toMatch(/38\.97|76\.48/);
  });

  test("shares are limited by the day, however many come at once, and free when one goes", async () => {
    const { user, act, stats, lines } = await member();
    const place = await buildListing(db);
    const about = { platform: "copy", type: "business", itemId: place.id };
    await act("social_share", about);
    const answers = await Promise.all(
      Array.from({ length: 199 }, (_, n) =>
        act("social_share", share, { address: `198.19.0.${n}` }),
      ),
    );
    const counted = answers.filter(({ body }) => (body as ActionResult).counted);
    expect(counted).toHaveLength(4);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await stats()).toMatchObject({ totalPoints: 10, socialShares: 20 });
    expect(await db.$count(rewardActions, eq(rewardActions.userId, user.id))).toBe(20);
    expect((await lines()).filter(({ note }) => note === "over_limit")).toHaveLength(15);
    await admin.delete(`/api/businesses/${place.id}`, {});
    await landfall.jobsIdle();
    expect(await stats()).toMatchObject({ totalPoints: 10, socialShares: 19 });
  });

  test("the day is the person's, and a new clock waits for it to end", async () => {
    const { user, browser, path, stats } = await member();
    const timeZone = "Pacific/Honolulu";
    const set = (zone: string) => browser.patch(`${path}/reward-settings`, { timeZone: zone });
    expect(await set(timeZone)).toMatchObject({ body: { timeZone, nextTimeZone: null } });
    const at = (moment: string) => ({
      ...{ userId: user.id, kind: "share" as const, platform: "copy", localDate: "2027-03-13" },
      createdAt: new Date(moment),
    });
    const evening = Array.from({ length: 6 }, () => at("2027-03-14T09:59:00Z"));
    await db.insert(rewardActions).values([...evening, at("2027-03-14T10:01:00Z")]);
    await count(user.id);
    expect(await stats()).toMatchObject({ totalPoints: 12, socialShares: 7, bestStreak: 2 });
    expect(await set("America/St_Johns")).toMatchObject({
      body: { timeZone, nextTimeZone: { timeZone: "America/St_Johns" } },
    });
    await set("Asia/Tokyo");
    const zones = await db.select().from(rewardZones).where(eq(rewardZones.userId, user.id));
    expect(zones.map((zone) => zone.timeZone).toSorted()).toEqual(["Asia/Tokyo", timeZone]);
    expect((await set("+05:00")).status).toBe(400);
    expect((await set("Mars/Olympus")).status).toBe(400);
  });

  test.each<[string, object, string]>([
    ["a position that is not sure", { accuracy: 1e9 }, "not_close"],
    ["the middle of the sea", { latitude: 0, longitude: 0 }, "not_close"],
    ["a quarter of a mile more", { latitude: 38.9813 }, "not_close"],
  ])("a visit with %s is refused without saying how far", async (_what, device, reason) => {
    const { act, stats } = await member();
    const { id } = await buildListing(db);
    const { status, body } = await act("visit", { businessId: id, ...there, ...device });
    expect([status, body]).toMatchObject([201, { counted: false, points: 0, reason }]);
    expect((body as ActionResult).message).toBe("You are not close enough to this place.");
    expect((await stats()).totalPoints).toBe(0);
  });

  test.each<[string, unknown]>([
    ["accuracy", { ...there, accuracy: -1 }],
    ["latitude", { ...there, latitude: "NaN" }],
    ["latitude", { ...there, latitude: -95 }],
    ["businessId", { ...there, businessId: "1; drop" }],
  ])("a visit with a bad %s is bad input", async (field, metadata) => {
    const { act } = await member();
    const { id } = await buildListing(db);
    const answer = await act("visit", { businessId: id, ...(metadata as object) });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { [`metadata.${field}`]: expect.any(String) } },
    });
  });

  test("own, hidden and roughly known places cannot be visited, nor two far ones at once", async () => {
    const { user, act, stats } = await member();
    const visit = async (id: number, position: object = there) =>
      (await act("visit", { businessId: id, ...there, ...position })) as {
        status: number;
        body: ActionResult;
      };
    const own = await buildListing(db, { ownerId: user.id });
    const rough = await buildListing(db, { positionIsApproximate: true });
    const pending = await buildListing(db, { status: "pending" });
    expect((await visit(own.id)).body.reason).toBe("own_listing");
    expect((await visit(rough.id)).body.reason).toBe("not_close");
    expect((await visit(pending.id)).status).toBe(404);
    const near = await buildListing(db);
    const all = await Promise.all(Array.from({ length: 25 }, () => visit(near.id)));
    expect(all.filter(({ body }) => body.counted)).toHaveLength(1);
    const far = await buildListing(db, { latitude: 41.5, longitude: -71.3 });
    const arrived = { latitude: 41.5, longitude: -71.3 };
    expect((await visit(far.id, arrived)).body.reason).toBe("too_fast");
    await db.update(rewardActions).set({ createdAt: new Date(Date.now() - 5 * 3_600_000) });
    expect((await visit(far.id, arrived)).body.counted).toBe(true);
    expect((await stats()).businessesVisited).toBe(2);
  });

  test("what the server sees itself is accepted and worth nothing; what nobody knows is refused", async () => {
    const { act, stats } = await member();
    expect(await act("review", { points: 9999 })).toMatchObject({
      ...{ status: 201, body: { counted: false, points: 0, reason: "seen_by_server" } },
    });
    expect(await act("walk_on_water", {})).toMatchObject({ status: 400 });
    expect(await act("social_share", { platform: "myspace", type: "experience" })).toMatchObject({
      ...{ status: 400, body: { fields: { "metadata.platform": expect.any(String) } } },
    });
    expect((await stats()).totalPoints).toBe(0);
  });
});
