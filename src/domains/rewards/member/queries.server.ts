import { and, desc, eq, gt, inArray, like, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { memberAchievements, pointEntries, rewardMembers } from "#src/db/schema/rewards.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage } from "#src/shared/paging.ts";
import { ACHIEVEMENT_KIND } from "../ledger/fold-person.ts";
import type { EntryNote } from "../ledger/limits-contract.ts";
import { readAchievements } from "../ledger/read-achievements.server.ts";
import { type MemberRow, readZones, unknownMember } from "../ledger/read-person.server.ts";
import { localDayOf } from "../worth/local-days.ts";
import { progressOf, tierOf } from "../worth/tier-rules.ts";
import type {
  MemberAchievement,
  PointEntry,
  PointsRequest,
  ReviewTier,
  UserStats,
} from "./contract.ts";
import { toStats } from "./to-stats.server.ts";

/** Who has done nothing yet has a row that says so. */
async function readMember(db: Db | Tx, userId: string): Promise<MemberRow> {
  const [member] = await db.select().from(rewardMembers).where(eq(rewardMembers.userId, userId));
  return member ?? unknownMember(userId);
}

/** Administrators may ask for anybody. */
async function requireAccount(db: Db | Tx, userId: string) {
  const user = await findUser(db, userId);
  if (!user) throw new AppError("not_found", "There is no such account.");
  return user;
}

export async function readStats(db: Db | Tx, userId: string, now: Date): Promise<UserStats> {
  const user = await requireAccount(db, userId);
  const zones = await readZones(db, userId);
  const month = localDayOf(zones, now).slice(0, 7);
  const days = await readActiveDays(db, userId, month);
  const member = await readMember(db, userId);
  return toStats({
    ...{ member, zones, now, isAdmin: user.isAdmin },
    done: await countThings(db, userId),
    activeDaysThisMonth: days,
  });
}

/** What was done and is there, of each kind, also over a day's limit; of visits the places. */
async function countThings(db: Db | Tx, userId: string): Promise<Partial<Record<string, number>>> {
  const { kind, source, seq, businessId } = pointEntries;
  const { rows } = await db.execute<{ kind: string; count: number }>(sql`
    select kind, case kind when 'visit' then count(distinct business_id) else count(*) end::int as count
    from (
      select distinct on (${kind}, ${source}) ${kind}, ${seq}, ${businessId}
      from ${pointEntries} where ${eq(pointEntries.userId, userId)}
      order by ${kind}, ${source}, ${seq} desc) as last
    where seq % 2 = 1 group by kind`);
  return Object.fromEntries(rows.map((row) => [row.kind, row.count]));
}

/** Days of a month on which something that still counts was done. */
async function readActiveDays(db: Db | Tx, userId: string, month: string): Promise<number> {
  const [row] = await db.select({ days: sql<number>`count(*)::int` }).from(
    db
      .select({ localDate: pointEntries.localDate })
      .from(pointEntries)
      .where(
        and(
          eq(pointEntries.userId, userId),
          ne(pointEntries.kind, ACHIEVEMENT_KIND),
          like(sql`${pointEntries.localDate}::text`, `${month}-%`),
        ),
      )
      .groupBy(pointEntries.localDate)
      .having(gt(sql`sum(${pointEntries.points})`, 0))
      .as("active"),
  );
  return row?.days ?? 0;
}

export async function listAchievements(db: Db, userId: string): Promise<MemberAchievement[]> {
  await requireAccount(db, userId);
  const { measures, totalPoints } = await readMember(db, userId);
  const held = await db
    .select()
    .from(memberAchievements)
    .where(and(eq(memberAchievements.userId, userId), memberAchievements.isHeld));
  const heldSince = new Map(held.map((row) => [row.achievementId, row.earnedAt]));
  const achievements = await readAchievements(db);
  return achievements.map((achievement) => {
    const { measure, goal } = achievement.requirements;
    const earnedAt = heldSince.get(achievement.id) ?? null;
    const points = totalPoints - (earnedAt ? achievement.points : 0);
    const count = measure === "points" ? points : (measures[measure] ?? 0);
    return {
      ...achievement,
      achievementId: achievement.id,
      progress: progressOf(count, goal),
      earnedAt: earnedAt?.toISOString() ?? null,
    };
  });
}

/** Lines of the ledger, the newest first. */
export async function listEntries(
  db: Db,
  userId: string,
  { limit, offset }: PointsRequest,
): Promise<ListPage<PointEntry>> {
  await requireAccount(db, userId);
  const ofPerson = eq(pointEntries.userId, userId);
  const rows = await db
    .select()
    .from(pointEntries)
    .where(ofPerson)
    .orderBy(desc(pointEntries.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toEntry), total: await db.$count(pointEntries, ofPerson) };
}

type EntryRow = typeof pointEntries.$inferSelect;

const toEntry = ({ id, kind, points, note, title, path, ...row }: EntryRow): PointEntry => ({
  ...{ id, kind, points, title },
  note: note as EntryNote | null,
  // What was taken back because it is gone has no page.
  path: note === "gone" ? null : path,
  occurredAt: row.occurredAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

/** Of published reviews, for the badges on their cards. */
export async function listReviewTiers(db: Db, ids: readonly number[]): Promise<ReviewTier[]> {
  const rows = await db
    .select({ reviewId: reviews.id, points: rewardMembers.totalPoints })
    .from(reviews)
    .innerJoin(rewardMembers, eq(rewardMembers.userId, reviews.userId))
    .where(and(inArray(reviews.id, [...ids]), reviews.isApproved, gt(rewardMembers.totalPoints, 0)))
    .orderBy(reviews.id);
  return rows.map(({ reviewId, points }) => {
    const { benefits: _, ...tier } = tierOf(points);
    return { reviewId, tier };
  });
}
