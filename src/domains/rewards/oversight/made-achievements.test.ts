import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { boardScores, rewardMembers } from "#src/db/schema/rewards.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildMember } from "#tests/support/members.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { AdminAchievement, RulePreview } from "./contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const admin = await browserOf(landfall, await buildAdmin(landfall));
beforeEach(() => db.execute(sql`truncate rate_limits`));

const member = (facts = {}) => buildMember(landfall, facts);

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
  const { people, some } = preview.body as RulePreview;
  expect(some.length).toBe(Math.min(5, people));
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
  expect((await browser.get(`${path}/points`)).body).toContainEqual(
    expect.objectContaining({ points: -40, note: "switched_off" }),
  );
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
  const level = { ...made, badgeLevel: "diamond" };
  expect((await admin.post("/api/admin/achievements", level)).status).toBe(400);
  const { points: _, badgeLevel: __, ...plain } = made;
  const { body } = await admin.post("/api/admin/achievements", { ...plain, title: "Plain" });
  expect(body).toMatchObject({
    points: 0,
    badgeLevel: "bronze",
    requirements: made.requirements,
  });
});
