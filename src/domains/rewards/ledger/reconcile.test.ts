import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses, factConfirmations, listingEdits } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import {
  boardScores,
  boardTallies,
  memberAchievements,
  pointEntries,
  rewardActions,
  rewardMembers,
} from "#src/db/schema/rewards.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { FIXED_ACHIEVEMENTS } from "../worth/achievement-rules.ts";
import { foldStreak } from "../worth/streak-rules.ts";
import { comparePoints, rebuildPoints } from "./compare-points.server.ts";
import { reconcilePerson } from "./reconcile-person.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const NOW = new Date("2127-06-18T16:00:00Z");
const people = await Promise.all(Array.from({ length: 3 }, () => buildAccount(db)));
const places = await Promise.all(
  Array.from({ length: 7 }, (_, n) => buildListing(db, { state: n % 2 ? "VA" : "MD" })),
);
const personOf = (n: number) => people[n % people.length]?.id ?? "";
const placeOf = (n: number) => places[n % places.length]?.id ?? 0;
/** Days of this week, of the last one and of the month before. */
const momentOf = (n: number) => new Date(NOW.getTime() - (n % 40) * 21 * 3_600_000);

const dayOf = (moment: Date) => moment.toLocaleDateString("sv", { timeZone: "America/New_York" });

const count = (userId: string) => db.transaction((tx) => reconcilePerson(tx, userId, NOW));

type Deed = (who: number, where: number) => Promise<unknown>;

const DEEDS: Deed[] = [
  (who, where) =>
    db
      .insert(reviews)
      .values({
        ...{ userId: personOf(who), businessId: placeOf(where), createdAt: momentOf(who * where) },
        ...{ userName: "M.", userEmail: "m@example.com", rating: 1 + (where % 5) },
        ...{ title: "A", content: "B", images: [`/media/${where % 4}/1.webp`] },
      })
      .onConflictDoNothing(),
  (who, where) => db.update(reviews).set({ isApproved: true }).where(ofDeed(who, where)),
  (who, where) => db.update(reviews).set({ isApproved: true }).where(ofDeed(who, where)),
  (who, where) => db.update(reviews).set({ isApproved: false }).where(ofDeed(who, where)),
  (who, where) => db.delete(reviews).where(ofDeed(who, where)),
  (who, where) =>
    db.insert(rewardActions).values({
      ...{ userId: personOf(who), kind: "share", platform: "copy", businessId: placeOf(where) },
      ...{ localDate: "2127-06-01", createdAt: momentOf(who) },
    }),
  // Of five places: no more of them count on one day.
  (who, where) =>
    db
      .insert(rewardActions)
      .values({
        ...{ userId: personOf(who), kind: "visit", businessId: placeOf(where % 5) },
        ...{ localDate: dayOf(momentOf(who + where)), createdAt: momentOf(who + where) },
      })
      .onConflictDoNothing(),
  (who, where) =>
    db.insert(experiences).values({
      ...{ userId: personOf(who), businessId: placeOf(where), createdAt: momentOf(where % 3) },
      ...{ authorName: "M.", caption: "C", rating: 4, images: [`/media/${where % 6}/1.webp`] },
      isApproved: where % 3 > 0,
    }),
  (_who, where) => db.delete(experiences).where(sql`id % 4 = ${where % 4}`),
  (who, where) =>
    db
      .insert(factConfirmations)
      .values({
        ...{ businessId: placeOf(where), field: "phone", confirmedAt: momentOf(where) },
        ...{ confirmerId: personOf(who), confirmerName: "M.", confirmerKey: personOf(who) },
      })
      .onConflictDoNothing(),
  (who, where) =>
    db.insert(listingEdits).values({
      ...{ businessId: placeOf(where), field: where % 2 ? "phone" : "website", source: "reader" },
      ...{ proposerId: personOf(who), proposerName: "M.", before: "old", after: `new ${where}` },
      ...{ status: who % 4 ? "accepted" : "declined", createdAt: momentOf(who + where) },
      decidedAt: momentOf(who + where),
    }),
  (_who, where) => db.delete(listingEdits).where(sql`id % 3 = ${where % 3}`),
  (who, where) =>
    db
      .update(businesses)
      .set({ ownerId: who % 2 ? personOf(who) : null })
      .where(eq(businesses.id, placeOf(where))),
  (_who, where) => db.delete(rewardActions).where(sql`id % 5 = ${where % 5}`),
  (who) => count(personOf(who)),
  // A process that dies before the end.
  (who) =>
    db
      .transaction(async (tx) => {
        await reconcilePerson(tx, personOf(who), NOW);
        throw new Error("killed");
      })
      .catch(() => undefined),
];
const ofDeed = (who: number, where: number) =>
  and(eq(reviews.userId, personOf(who)), eq(reviews.businessId, placeOf(where)));

const history = fc.array(fc.tuple(fc.nat(DEEDS.length - 1), fc.nat(1000), fc.nat(1000)), {
  minLength: 40,
  maxLength: 100,
});

/** By the words of the rules, without their code. */
async function expectedOf(userId: string) {
  const written = await db
    .select({ owner: businesses.ownerId, images: reviews.images })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(and(eq(reviews.userId, userId), eq(reviews.isApproved, true)));
  const counted = written.filter(({ owner }) => owner !== userId);
  const told = await readTold(userId);
  const lines = await db.select().from(pointEntries).where(eq(pointEntries.userId, userId));
  const sum = (kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((all, { points }) => all + points, 0);
  const days = [
    ...new Set(
      lines
        .filter(({ kind }) => kind !== "achievement")
        .map(({ localDate }) => localDate)
        .filter((day) => {
          const ofDay = lines.filter(
            (line) => line.localDate === day && line.kind !== "achievement",
          );
          return ofDay.reduce((all, { points }) => all + points, 0) > 0;
        }),
    ),
  ].toSorted();
  const shares = sum("share") / 2;
  const worth = {
    review: counted.length * 20,
    photo: new Set([...counted, ...told.experiences].flatMap(({ images }) => images)).size * 5,
    visit: told.visits.length * 10,
    experience: told.countedExperiences * 15,
    edit: told.edits.length * 15,
    fact: told.facts.length * 3,
  };
  const won =
    (counted.length >= 1 ? 50 : 0) +
    (counted.length >= 5 ? 150 : 0) +
    (new Set(told.visits.map(({ id }) => id)).size >= 3 ? 100 : 0) +
    (told.countedExperiences >= 5 ? 300 : 0) +
    (told.edits.length >= 10 ? 400 : 0) +
    (shares >= 10 ? 75 : 0) +
    (foldStreak(days).best >= 14 ? 500 : 0);
  const inAll = Object.values(worth).reduce((all, points) => all + points, sum("share") + won);
  const badges = won + (inAll >= 1000 ? 1000 : 0);
  const kinds = Object.keys(worth) as (keyof typeof worth)[];
  return {
    worth: { ...worth, badges },
    badges,
    total: lines.reduce((all, { points }) => all + points, 0),
    sums: {
      ...Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])),
      badges: sum("achievement"),
    },
    streak: foldStreak(days).streak,
    lines,
  };
}

/** What else a person did that is there and at no place of their own. */
async function readTold(userId: string) {
  const notOwn = sql`b.owner_id is distinct from ${userId}`;
  const { rows: visits } = await db.execute<{ id: number }>(sql`
    select b.id from reward_actions a join businesses b on b.id = a.business_id
    where a.user_id = ${userId} and a.kind = 'visit' and ${notOwn}`);
  const { rows: experiences } = await db.execute<{ images: string[]; day: string }>(sql`
    select e.images, (e.created_at at time zone 'America/New_York')::date::text as day
    from experiences e join businesses b on b.id = e.business_id
    where e.user_id = ${userId} and e.is_approved and ${notOwn}`);
  const { rows: edits } = await db.execute(sql`
    select distinct b.id, e.field from listing_edits e join businesses b on b.id = e.business_id
    where e.proposer_id = ${userId} and e.status = 'accepted' and ${notOwn}`);
  const { rows: facts } = await db.execute(sql`
    select b.id from fact_confirmations f join businesses b on b.id = f.business_id
    where f.confirmer_id = ${userId} and ${notOwn} and not exists (
      select from listing_edits e where e.business_id = b.id and e.field = f.field
        and e.proposer_id = ${userId} and e.status = 'accepted')`);
  const countedExperiences = experiences.filter(
    ({ day }, at) => experiences.slice(0, at).filter((other) => other.day === day).length < 3,
  ).length;
  return { visits, experiences, countedExperiences, edits, facts };
}

test("whatever happens in whatever order, points end as what is there is worth", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (deeds) => {
      for (const [what, who, where] of deeds) await DEEDS[what]?.(who, where);
      // Every job twice, in any order, on eight workers.
      await Promise.all([...people, ...people, ...people].toReversed().map(({ id }) => count(id)));
      for (const { id } of people) {
        const { worth, badges, total, sums, streak, lines } = await expectedOf(id);
        expect(sums).toEqual(worth);
        const [member] = await db.select().from(rewardMembers).where(eq(rewardMembers.userId, id));
        expect(member).toMatchObject({
          ...{ totalPoints: total, streakDays: streak.days, lastActiveDay: streak.last },
        });
        const held = await db
          .select()
          .from(memberAchievements)
          .where(and(eq(memberAchievements.userId, id), eq(memberAchievements.isHeld, true)));
        const heldIds = held.map(({ achievementId }) => achievementId);
        const heldPoints = FIXED_ACHIEVEMENTS.filter(({ id: one }) => heldIds.includes(one));
        expect(heldPoints.reduce((all, { points }) => all + points, 0)).toBe(badges);
        for (const line of lines)
          expect(line.points).toSatisfy((points: number) =>
            line.seq % 2 ? points >= 0 : points <= 0,
          );
      }
      await expectBoardToFollow();
    }),
    { numRuns: 6 },
  );
}, 120_000);

async function expectBoardToFollow() {
  const { rows: wanted } = await db.execute(sql`
    with lines as (
      select board_id, points, state, occurred_at at time zone 'America/New_York' as at
      from ${pointEntries} join ${rewardMembers} using (user_id)
    ), spread as (
      select board_id, points, state, 'all' as period, '1970-01-01' as start from lines
      union all select board_id, points, state, 'week', date_trunc('week', at)::date::text from lines
        where at >= '2127-06-09'
      union all select board_id, points, state, 'month', date_trunc('month', at)::date::text from lines
        where at >= '2127-05-01'
    ), placed as (
      select board_id, points, period, start, '' as state from spread
      union all select board_id, points, period, start, state from spread where state is not null
    )
    select period, start, state, board_id as "boardId", sum(points)::int as points
    from placed group by 1, 2, 3, 4 having sum(points) > 0
    order by 1, 2, 3, 4`);
  const scores = await db
    .select()
    .from(boardScores)
    .orderBy(boardScores.period, boardScores.start, boardScores.state, boardScores.boardId);
  expect(scores).toEqual(wanted);
  const { rows: tallied } = await db.execute(sql`
    select period, start::text, state, points, count(*)::int as people from ${boardScores}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  const { rows: tallies } = await db.execute(sql`
    select period, start::text, state, points, people from ${boardTallies} where people <> 0
    order by 1, 2, 3, 4`);
  expect(tallies).toEqual(tallied);
  expect(await rebuildPoints({ db }, NOW)).toBe(0);
}

test("the nightly comparison finds and mends what differs from the ledger", async () => {
  await db
    .insert(reviews)
    .values({
      ...{ userId: personOf(0), businessId: placeOf(0), isApproved: true, createdAt: NOW },
      ...{ userName: "M.", userEmail: "m@example.com", rating: 3, title: "A", content: "B" },
    })
    .onConflictDoUpdate({
      target: [reviews.userId, reviews.businessId],
      targetWhere: sql`user_id is not null`,
      set: { isApproved: true },
    });
  await db.update(businesses).set({ ownerId: null });
  for (const { id } of people) await count(id);
  expect(await comparePoints({ db }, NOW)).toBe(0);
  await db
    .update(rewardMembers)
    .set({ totalPoints: 9999 })
    .where(eq(rewardMembers.userId, personOf(0)));
  await db.update(boardTallies).set({ people: 77 });
  const newcomer = await buildAccount(db);
  expect(await comparePoints({ db }, NOW)).toBe(2);
  expect(await comparePoints({ db }, NOW)).toBe(0);
  await expectBoardToFollow();
  const [fresh] = await db
    .select()
    .from(rewardMembers)
    .where(eq(rewardMembers.userId, newcomer.id));
  expect(fresh?.totalPoints).toBe(0);
});

test("nobody changes or deletes a line of the ledger, and leaving takes only the name off it", async () => {
  const leaver = await buildAccount(db);
  await db.insert(rewardActions).values({
    ...{ userId: leaver.id, kind: "share", platform: "copy", localDate: "2127-06-01" },
  });
  await count(leaver.id);
  const [line] = await db.select().from(pointEntries).where(eq(pointEntries.userId, leaver.id));
  const ofLine = eq(pointEntries.id, line?.id ?? 0);
  const refused = { cause: { message: expect.stringContaining("never changed") } };
  await expect(db.update(pointEntries).set({ points: 500 }).where(ofLine)).rejects.toMatchObject(
    refused,
  );
  await expect(db.delete(pointEntries).where(ofLine)).rejects.toMatchObject(refused);
  await expect(db.execute(sql`truncate ${pointEntries}`)).rejects.toMatchObject(refused);
  await db.delete(users).where(eq(users.id, leaver.id));
  expect(await db.select().from(pointEntries).where(ofLine)).toEqual([{ ...line, userId: null }]);
  // The night puts right what somebody took out of the database by hand.
  await comparePoints({ db }, NOW);
});

test("sixteen writers at once never wait for each other for ever", async () => {
  const crowd = await Promise.all(Array.from({ length: 16 }, () => buildAccount(db)));
  const place = await buildListing(db);
  await db.insert(reviews).values(
    crowd.map(({ id }) => ({
      ...{ userId: id, businessId: place.id, isApproved: true, createdAt: NOW },
      ...{ userName: "M.", userEmail: "m@example.com", rating: 3, title: "A", content: "B" },
    })),
  );
  await Promise.all(crowd.flatMap(({ id }) => [count(id), count(id)]));
  await db.update(reviews).set({ isApproved: false }).where(eq(reviews.businessId, place.id));
  await Promise.all(crowd.toReversed().flatMap(({ id }) => [count(id), count(id)]));
  await expectBoardToFollow();
});
