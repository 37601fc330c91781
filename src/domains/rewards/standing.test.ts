import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { boardScores, boardTallies, rewardMembers } from "#src/db/schema/rewards.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildMember, countPoints } from "#tests/support/members.ts";
import { buildAdmin, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Board } from "./board/contract.ts";
import type { MemberAchievement } from "./member/contract.ts";
import type { AdminAchievement } from "./oversight/contract.ts";

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
