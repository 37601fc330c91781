import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { factConfirmations } from "#src/db/schema/directory.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import {
  boardScores,
  boardTallies,
  rewardActions,
  rewardMembers,
} from "#src/db/schema/rewards.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildMember, countPoints } from "#tests/support/members.ts";
import { buildAdmin, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Board } from "./board/contract.ts";
import type { MemberAchievement } from "./member/contract.ts";
import type { RewardTier } from "./worth/contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const admin = await browserOf(landfall, await buildAdmin(landfall));
beforeEach(() => db.execute(sql`truncate rate_limits`));

const member = (facts = {}) => buildMember(landfall, facts);
const count = (userId: string) => countPoints(landfall, userId);

const board = async (browser: BrowserLike, query = "") =>
  (await browser.get(`/api/leaderboard?period=all${query}`)).body as Board;
const earnedOf = async ({ browser, path }: { browser: BrowserLike; path: string }) =>
  ((await browser.get(`${path}/achievements`)).body as MemberAchievement[])
    .filter(({ earnedAt }) => earnedAt !== null)
    .map(({ title }) => title);

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

  test("begins with Deck Hand at level 1, with nothing done", async () => {
    const { stats } = await member();
    expect(await stats()).toMatchObject({
      ...{ totalPoints: 0, currentLevel: 1, reviewsPosted: 0, businessesVisited: 0 },
      ...{ eventsAttended: 0, experiencesShared: 0, socialShares: 0, streakDays: 0 },
      tier: { name: "Deck Hand" },
    });
    const { body } = await openBrowser(landfall).get("/api/reward-tiers");
    const tiers = body as RewardTier[];
    expect(tiers).toHaveLength(6);
    expect(tiers[0]).toEqual({
      ...{ id: 1, name: "Deck Hand", minPoints: 0, maxPoints: expect.any(Number) },
      ...{ badgeIcon: expect.any(String), color: expect.any(String) },
      benefits: expect.arrayContaining([expect.any(String)]),
    });
    expect(tiers.at(-1)?.maxPoints).toBeNull();
  });

  test("name, clock and celebrations stay one's own: administrators only take a name off", async () => {
    const person = await member();
    await buildReview(db, { userId: person.user.id });
    await count(person.user.id);
    const settings = `${person.path}/reward-settings`;
    const named = { showsName: true, displayName: "Maren of Slip 9" };
    for (const body of [named, { timeZone: "Asia/Tokyo" }, { showsName: false, displayName: "X" }])
      expect((await admin.patch(settings, body)).status).toBe(403);
    expect((await person.browser.patch(settings, named)).status).toBe(200);
    expect(await admin.patch(settings, { showsName: false })).toMatchObject({
      ...{ status: 200, body: { showsName: false } },
    });
    const [noted] = await db.select().from(auditLog).where(eq(auditLog.action, "member.hide-name"));
    expect(noted).toMatchObject({
      subjectId: person.user.id,
      before: { displayName: "Maren of Slip 9" },
    });
    expect((await admin.post(`${person.path}/celebrations`, {})).body).toEqual([]);
    const told = await person.browser.post(`${person.path}/celebrations`, {});
    expect(told.body).toMatchObject([{ title: "First Log Entry" }]);
    for (const part of OWN) expect((await admin.get(`/api/users/nobody/${part}`)).status).toBe(404);
  });

  test("clock is that of the device until one says otherwise", async () => {
    const person = await member();
    const celebrations = `${person.path}/celebrations`;
    const clock = async () => (await person.stats()).timeZone;
    await person.browser.post(celebrations, { timeZone: "Mars/Olympus" });
    expect(await clock()).toBe("America/New_York");
    await person.browser.post(celebrations, { timeZone: "Pacific/Honolulu" });
    await person.browser.post(celebrations, { timeZone: "Asia/Tokyo" });
    expect(await clock()).toBe("Pacific/Honolulu");
  });

  test.each(["\u200b\u200b", "\u3164", "\u2800"])(
    "name %j that shows nothing is refused",
    async (name) => {
      const { browser, path } = await member();
      const answer = await browser.patch(`${path}/reward-settings`, {
        showsName: true,
        displayName: name,
      });
      expect(answer.status).toBe(400);
    },
  );

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
    const { id: userId } = person.user;
    const place = await buildListing(db);
    // A few days apart, so that no streak adds to them.
    const days = (n: number) => new Date(Date.now() - n * 4 * 86_400_000);
    for (let n = 0; n < 46; n += 1)
      await buildExperience(db, { userId, images: [], createdAt: days(n) });
    const facts = ["hours", "phone", "website"].map((field) => ({
      ...{ businessId: place.id, field, confirmerId: userId, confirmerName: "M." },
      confirmerKey: userId,
    }));
    await db.insert(factConfirmations).values(facts);
    await count(userId);
    // 46 times 15, the 300 of the Storyteller and 3 times 3.
    expect((await person.stats()).totalPoints).toBe(999);
    expect(await earnedOf(person)).toEqual(["Storyteller"]);
    await db.delete(factConfirmations).where(eq(factConfirmations.confirmerId, userId));
    const shares = Array.from({ length: 5 }, () => ({
      ...{ userId, kind: "share" as const, platform: "copy", businessId: place.id },
      localDate: "2027-03-13",
    }));
    const [{ id: share } = { id: 0 }] = await db.insert(rewardActions).values(shares).returning();
    await count(userId);
    await count(userId);
    expect((await person.stats()).totalPoints).toBe(1000 + 1000);
    expect(await earnedOf(person)).toEqual(["Storyteller", "Master Mariner"]);
    const told = await Promise.all(
      [1, 2].map(() => person.browser.post(`${person.path}/celebrations`, {})),
    );
    expect(told.map(({ body }) => (body as unknown[]).length).toSorted()).toEqual([0, 2]);
    await db.delete(rewardActions).where(eq(rewardActions.id, share));
    await count(userId);
    expect((await person.stats()).totalPoints).toBe(998);
    expect(await earnedOf(person)).toEqual(["Storyteller"]);
    await db.insert(rewardActions).values(shares.slice(0, 1));
    await count(userId);
    expect((await person.stats()).totalPoints).toBe(2000);
    // What comes back is not celebrated again.
    expect((await person.browser.post(`${person.path}/celebrations`, {})).body).toEqual([]);
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
    expect(await board(stays.browser, "&state=NV")).toMatchObject({
      totalCount: 1,
      own: { rank: 1 },
    });
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
    expect(pages[0]).toMatchObject({
      totalCount: 6,
      own: { rank: 1, points: 50, aheadOfPercent: 50 },
    });
    // Where a page ended tells nothing about who stood there.
    const { next } = await board(reader.browser, "&state=WY&limit=2");
    expect(next).not.toBe(pages[0]?.next);
    expect(Buffer.from(next ?? "", "base64url").toString()).not.toMatch(/[0-9a-f]{8}-/);
    const unknown = await reader.browser.get("/api/leaderboard?after=50~nobody");
    expect(unknown).toMatchObject({ status: 400, body: { fields: { after: expect.any(String) } } });
    const [last] = everyone.slice(-1);
    const own = (await board(last?.browser ?? admin, "&state=WY&limit=1")).own;
    expect(own).toMatchObject({ rank: 6, points: 10, aheadOfPercent: 0 });
    expect(own?.around.map(({ rank, isOwn }) => [rank, isOwn])).toEqual([
      [4, false],
      [4, false],
      [6, true],
    ]);
    const alone = await member();
    expect(await board(alone.browser, "&state=WY")).toMatchObject({ own: null, totalCount: 6 });
    expect(await board(alone.browser, "&state=VT")).toMatchObject({
      rows: [],
      totalCount: 0,
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
