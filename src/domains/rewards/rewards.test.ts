import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import {
  boardScores,
  boardTallies,
  pointEntries,
  rewardActions,
  rewardMembers,
  rewardZones,
} from "#src/db/schema/rewards.server.ts";
import { type BrowserLike, browserOf, openBrowser, signUp } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { ActionResult } from "./action/contract.ts";
import type { Board } from "./board/contract.ts";
import { reconcilePerson } from "./ledger/reconcile-person.server.ts";
import type { MemberAchievement, PointEntry, UserStats } from "./member/contract.ts";
import type { AdminAchievement } from "./oversight/contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const admin = await browserOf(landfall, await buildAdmin(landfall));
beforeEach(() => db.execute(sql`truncate rate_limits`));

async function member(facts: Parameters<typeof buildPerson>[1] = {}) {
  const user = await buildPerson(landfall, facts);
  const browser = await browserOf(landfall, user);
  const path = `/api/users/${user.id}`;
  return {
    ...{ user, browser, path },
    stats: async () => (await browser.get(`${path}/stats`)).body as UserStats,
    lines: async () => (await browser.get(`${path}/points?limit=100`)).body as PointEntry[],
    act: async (action: string, metadata: unknown, options = {}) =>
      browser.post(`${path}/actions`, { action, metadata }, options),
  };
}

const count = (userId: string) => db.transaction((tx) => reconcilePerson(tx, userId, new Date()));
const approve = async (id: number) =>
  admin.post(`/api/reviews/${id}/approve`, await shownAt(admin, `/api/reviews/${id}`));
const board = async (browser: BrowserLike, query = "") =>
  (await browser.get(`/api/leaderboard?period=all${query}`)).body as Board;
const earnedOf = async ({ browser, path }: { browser: BrowserLike; path: string }) =>
  ((await browser.get(`${path}/achievements`)).body as MemberAchievement[])
    .filter(({ earnedAt }) => earnedAt !== null)
    .map(({ title }) => title);

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
    const { event, date } = await buildEvent(db, { organizerId: organizer.user.id });
    const partyOf = async ({ user }: typeof guest) => {
      const [row] = await db
        .insert(eventRegistrations)
        .values({ dateId: date.id, userId: user.id, userName: "G.", userEmail: user.email })
        .returning();
      return row?.id;
    };
    const [own, theirs] = [await partyOf(organizer), await partyOf(guest)];
    const scan = async (count: number) => {
      const scannedAt = new Date().toISOString();
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
    expect(await stats()).toMatchObject({ totalPoints: 10, socialShares: 5 });
    expect(await db.$count(rewardActions, eq(rewardActions.userId, user.id))).toBe(20);
    expect((await lines()).filter(({ note }) => note === "over_limit")).toHaveLength(15);
    await admin.delete(`/api/businesses/${place.id}`, {});
    await landfall.jobsIdle();
    expect(await stats()).toMatchObject({ totalPoints: 10, socialShares: 5 });
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
    expect(await stats()).toMatchObject({ socialShares: 6, bestStreak: 2 });
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

describe("a person's own", () => {
  const OWN = ["stats", "achievements", "points"];

  test("is for nobody else but administrators", async () => {
    const { path } = await member();
    const stranger = await member();
    const action = { action: "social_share", metadata: { platform: "copy", type: "experience" } };
    for (const part of OWN) {
      expect((await openBrowser(landfall).get(`${path}/${part}`)).status).toBe(401);
      expect((await stranger.browser.get(`${path}/${part}`)).status).toBe(403);
      expect((await admin.get(`${path}/${part}`)).status).toBe(200);
    }
    expect((await openBrowser(landfall).post(`${path}/actions`, action)).status).toBe(401);
    expect((await stranger.browser.post(`${path}/actions`, action)).status).toBe(403);
    expect((await stranger.browser.post(`${path}/celebrations`, {})).status).toBe(403);
    expect((await stranger.browser.patch(`${path}/reward-settings`, {})).status).toBe(403);
    expect(await admin.post(`${path}/actions`, action)).toMatchObject({
      ...{ status: 201, body: { counted: false, reason: "not_oneself" } },
    });
    expect((await admin.get(`${path}/stats`)).body).toMatchObject({ totalPoints: 0 });
  });

  test("progress is what was counted of what is asked, 100 exactly when it is earned", async () => {
    const person = await member();
    for (let n = 0; n < 3; n += 1) await buildReview(db, { userId: person.user.id });
    await count(person.user.id);
    const { body } = await person.browser.get(`${person.path}/achievements`);
    const [first, critic] = body as MemberAchievement[];
    expect(first).toMatchObject({ progress: { percent: 100 }, earnedAt: expect.any(String) });
    expect(critic).toMatchObject({
      ...{ progress: { count: 3, goal: 5, percent: 60 }, earnedAt: null, achievementId: 2 },
    });
    for (const { progress, earnedAt } of body as MemberAchievement[])
      expect(progress.percent === 100).toBe(earnedAt !== null);
  });

  test("the one for 1,000 points comes at 1,000, once, and goes with one point less", async () => {
    const person = await member();
    const give = (n: number) =>
      Promise.all(
        Array.from({ length: n }, () =>
          buildExperience(db, { userId: person.user.id, images: [], isApproved: true }),
        ),
      );
    // 45 times 15 and the 300 of the Storyteller are 975.
    const stories = await give(45);
    await count(person.user.id);
    expect((await person.stats()).totalPoints).toBe(975);
    expect(await earnedOf(person)).toEqual(["Storyteller"]);
    stories.push(...(await give(2)));
    await count(person.user.id);
    await count(person.user.id);
    expect((await person.stats()).totalPoints).toBe(975 + 30 + 1000);
    expect(await earnedOf(person)).toEqual(["Storyteller", "Master Mariner"]);
    const told = await Promise.all(
      [1, 2].map(() => person.browser.post(`${person.path}/celebrations`)),
    );
    expect(told.map(({ body }) => (body as unknown[]).length).toSorted()).toEqual([0, 2]);
    const last = stories.pop()?.id;
    await person.browser.delete(`/api/experiences/${last}`);
    await landfall.jobsIdle();
    expect((await person.stats()).totalPoints).toBe(990);
    expect(await earnedOf(person)).toEqual(["Storyteller"]);
    await give(1);
    await count(person.user.id);
    expect((await person.stats()).totalPoints).toBe(2005);
    // What comes back is not celebrated again.
    expect((await person.browser.post(`${person.path}/celebrations`)).body).toEqual([]);
  });

  test("reviews tell the tiers of their writers, and nothing else of them", async () => {
    const { user } = await member();
    const review = await buildReview(db, { userId: user.id });
    const pending = await buildReview(db, { userId: user.id, isApproved: false });
    await count(user.id);
    const { body } = await openBrowser(landfall).get(
      `/api/reviews/tiers?ids=${review.id},${pending.id}`,
    );
    expect(body).toEqual([
      { reviewId: review.id, tier: expect.objectContaining({ name: "Deck Hand" }) },
    ]);
    expect(JSON.stringify(body)).not.toContain(user.id);
    expect((await openBrowser(landfall).get("/api/reviews/tiers?ids=1,x")).status).toBe(400);
  });

  test("leaving takes a person off the board and moves others up", async () => {
    const [leaver, stays] = [await member(), await member()];
    const place = await buildListing(db, { state: "NV" });
    const { businessId } = await buildReview(db, { userId: leaver.user.id, businessId: place.id });
    await buildExperience(db, { userId: leaver.user.id, businessId });
    await buildReview(db, { userId: stays.user.id, businessId });
    for (const { user } of [leaver, stays]) await count(user.id);
    expect((await board(stays.browser, "&state=NV")).own?.rank).toBe(2);
    const left = await leaver.browser.delete("/api/user", { password: PASSWORD, reviews: "keep" });
    expect(left.status).toBe(200);
    await landfall.jobsIdle();
    expect(await board(stays.browser, "&state=NV")).toMatchObject({ people: 1, own: { rank: 1 } });
    expect(await db.$count(rewardMembers, eq(rewardMembers.userId, leaver.user.id))).toBe(0);
  });
});

describe("the leaderboard", () => {
  /** In a state that no other test uses, so that the ranks are theirs alone. */
  async function crowd(state: string, points: readonly number[]) {
    const everyone = await Promise.all(points.map(() => member()));
    for (const [n, person] of everyone.entries()) {
      const [row] = await db
        .insert(rewardMembers)
        .values({ userId: person.user.id, totalPoints: points[n] })
        .returning();
      const score = { period: "all" as const, start: "1970-01-01", state, points: points[n] ?? 0 };
      await db.insert(boardScores).values({ ...score, boardId: row?.boardId ?? "" });
      await db
        .insert(boardTallies)
        .values({ ...score, people: 1 })
        .onConflictDoUpdate({
          target: [
            boardTallies.period,
            boardTallies.start,
            boardTallies.state,
            boardTallies.points,
          ],
          set: { people: sql`${boardTallies.people} + 1` },
        });
    }
    return everyone;
  }

  test("gives equals one rank across the edge of a page, and skips the next", async () => {
    const everyone = await crowd("WY", [50, 50, 50, 30, 30, 10]);
    const [reader] = everyone;
    if (!reader) throw new Error("Nobody is there");
    const pages: Board[] = [];
    for (let after = ""; ; ) {
      const page = await board(reader.browser, `&state=WY&limit=2${after}`);
      pages.push(page);
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    const rows = pages.flatMap((page) => page.rows);
    expect(rows.map(({ rank, points }) => [rank, points])).toEqual([
      ...[
        [1, 50],
        [1, 50],
        [1, 50],
        [4, 30],
        [4, 30],
        [6, 10],
      ],
    ]);
    expect(rows.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(pages[0]).toMatchObject({ people: 6, own: { rank: 1, points: 50, aheadOfPercent: 50 } });
    const [last] = everyone.slice(-1);
    const own = (await board(last?.browser ?? admin, "&state=WY&limit=1")).own;
    expect(own).toMatchObject({ rank: 6, points: 10, aheadOfPercent: 0 });
    expect(own?.around.map(({ rank, isOwn }) => [rank, isOwn])).toEqual([
      [4, false],
      [4, false],
      [6, true],
    ]);
    const alone = await member();
    expect(await board(alone.browser, "&state=WY")).toMatchObject({ own: null, people: 6 });
    expect(await board(alone.browser, "&state=VT")).toMatchObject({
      rows: [],
      people: 0,
      next: null,
    });
  });

  test("names only those who chose it, at once, and tells nothing else of anybody", async () => {
    const [shy, bold] = await crowd("ND", [40, 20]);
    if (!shy || !bold) throw new Error("Nobody is there");
    const settings = `${bold.path}/reward-settings`;
    expect((await bold.browser.patch(settings, { showsName: true })).status).toBe(400);
    expect((await bold.browser.patch(settings, { displayName: "me@example.com" })).status).toBe(
      400,
    );
    await bold.browser.patch(settings, { showsName: true, displayName: "Bold Bo" });
    const seen = await shy.browser.get("/api/leaderboard?period=all&state=ND");
    expect(
      (seen.body as Board).rows.map(({ name, isNamed, isOwn }) => [name, isNamed, isOwn]),
    ).toEqual([
      ["You", false, true],
      ["Bold Bo", true, false],
    ]);
    const text = JSON.stringify(seen.body);
    for (const { user } of [shy, bold]) {
      expect(text).not.toContain(user.id);
      expect(text).not.toContain(user.email);
    }
    expect(text).not.toContain("Marina");
    await bold.browser.patch(settings, { showsName: false });
    for (let n = 0; n < 2; n += 1) {
      const again = await shy.browser.get("/api/leaderboard?period=all&state=ND");
      expect((again.body as Board).rows.map(({ name }) => name)).toEqual(["You", "A member"]);
    }
    expect((await openBrowser(landfall).get("/api/leaderboard")).status).toBe(401);
    for (const bad of ["state=XX", "period=year", "after=1~x"])
      expect((await shy.browser.get(`/api/leaderboard?${bad}`)).status).toBe(400);
  });

  test("a revocation of last week's points changes last week, whose winners it still shows", async () => {
    const { user, browser } = await member();
    const place = await buildListing(db, { state: "UT" });
    const lastWeek = new Date(Date.now() - 7 * 86_400_000);
    const review = await buildReview(db, {
      ...{ userId: user.id, businessId: place.id, createdAt: lastWeek },
    });
    await buildExperience(db, { userId: user.id, businessId: place.id, images: [] });
    await count(user.id);
    const week = async () =>
      (await browser.get("/api/leaderboard?period=week&state=UT")).body as Board;
    expect(await week()).toMatchObject({
      ...{ own: { points: 15 }, lastWinners: [{ points: 20, isOwn: true, rank: 1 }] },
    });
    await browser.delete(`/api/reviews/${review.id}`);
    await landfall.jobsIdle();
    expect(await week()).toMatchObject({ own: { points: 15 }, lastWinners: [] });
  });
});

describe("achievements that administrators make", () => {
  const rule = { measure: "facts", goal: 1 };
  const made = {
    ...{ title: "Fact Finder", description: "Confirm a fact.", icon: "compass" },
    ...{ category: "Places", points: 40, badgeLevel: "silver", requirements: rule },
  };

  test("are earned by as many as the preview said, without a mail, and go when switched off", async () => {
    const { user, browser, path, stats } = await member();
    const place = await buildListing(db);
    await browser.post(`/api/businesses/${place.id}/confirmations`, { field: "hours" });
    await landfall.jobsIdle();
    const preview = await admin.post("/api/admin/achievements/preview", rule);
    const { people } = preview.body as { people: number };
    expect(people).toBeGreaterThan(0);
    const { status, body } = await admin.post("/api/admin/achievements", made);
    const { id } = body as AdminAchievement;
    expect([status, body]).toMatchObject([201, { isActive: false, isFixed: false, heldBy: 0 }]);
    const mails = landfall.mails.length;
    const turn = (isActive: boolean) =>
      admin.post(`/api/admin/achievements/${id}/switch`, { isActive });
    const shown = async () =>
      ((await admin.get("/api/admin/achievements")).body as AdminAchievement[]).at(-1);
    const before = await stats();
    expect((await turn(true)).status).toBe(200);
    await landfall.jobsIdle();
    expect(await shown()).toMatchObject({ id, isActive: true, heldBy: people });
    expect((await stats()).totalPoints).toBe(before.totalPoints + 40);
    expect(landfall.mails).toHaveLength(mails);
    expect((await browser.post(`${path}/celebrations`)).body).toMatchObject([{ id, points: 40 }]);
    expect((await browser.post(`${path}/celebrations`)).body).toEqual([]);
    await turn(false);
    await landfall.jobsIdle();
    expect((await stats()).totalPoints).toBe(before.totalPoints);
    expect(await shown()).toMatchObject({ heldBy: 0 });
    const scores = await db
      .select({ points: boardScores.points })
      .from(boardScores)
      .innerJoin(rewardMembers, eq(rewardMembers.boardId, boardScores.boardId))
      .where(
        and(
          ...[eq(rewardMembers.userId, user.id), eq(boardScores.period, "all")],
          eq(boardScores.state, ""),
        ),
      );
    expect(scores).toEqual([{ points: before.totalPoints }]);
    expect((await admin.get("/api/admin/audit-log?subjectType=achievement")).body).toMatchObject([
      { action: "achievement.switch-off" },
      { action: "achievement.switch-on" },
      { action: "achievement.create" },
    ]);
  });

  test("come from the list of rules alone, and the nine stay on", async () => {
    const bad = { ...made, requirements: { measure: "likes", goal: 0 } };
    expect(await admin.post("/api/admin/achievements", bad)).toMatchObject({
      status: 400,
      body: {
        fields: { "requirements.measure": expect.any(String), "requirements.goal": "At least 1." },
      },
    });
    const off = await admin.post("/api/admin/achievements/9/switch", { isActive: false });
    expect(off.status).toBe(404);
    expect((await openBrowser(landfall).get("/api/reward-tiers")).body).toHaveLength(6);
  });
});
