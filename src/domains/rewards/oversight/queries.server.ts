import { asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { achievements, memberAchievements, rewardMembers } from "#src/db/schema/rewards.server.ts";
import { type AchievementRow, toAchievement } from "../ledger/read-achievements.server.ts";
import { FIXED_ACHIEVEMENTS } from "../worth/achievement-rules.ts";
import type { AchievementRule, AdminAchievement, RulePreview } from "./contract.ts";

const PREVIEW_NAMES = 5;

async function countHolders(db: Db | Tx): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: memberAchievements.achievementId, people: sql<number>`count(*)::int` })
    .from(memberAchievements)
    .where(eq(memberAchievements.isHeld, true))
    .groupBy(memberAchievements.achievementId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

const toMade = (row: AchievementRow, heldBy: number): AdminAchievement => ({
  ...toAchievement(row),
  isFixed: false,
  isActive: row.isActive,
  heldBy,
  createdAt: row.createdAt.toISOString(),
});

export async function listForAdmin(db: Db): Promise<AdminAchievement[]> {
  const holders = await countHolders(db);
  const made = await db.select().from(achievements).orderBy(asc(achievements.id));
  const fixed = FIXED_ACHIEVEMENTS.map((one) => ({
    ...one,
    ...{ isFixed: true, isActive: true, heldBy: holders.get(one.id) ?? 0, createdAt: null },
  }));
  return [...fixed, ...made.map((row) => toMade(row, holders.get(row.id) ?? 0))];
}

export async function toAdminAchievement(
  db: Db | Tx,
  row: AchievementRow,
): Promise<AdminAchievement> {
  return toMade(row, (await countHolders(db)).get(row.id) ?? 0);
}

/**
 * Who would earn it: by the figures that it would be measured by. A new rule about points sees those of
 * all others, which are final without it.
 */
export async function previewRule(
  db: Db,
  { measure, goal }: AchievementRule,
): Promise<RulePreview> {
  const figure =
    measure === "points"
      ? rewardMembers.totalPoints
      : sql`coalesce((${rewardMembers.measures} ->> ${measure})::int, 0)`;
  const rows = await db
    .select({
      name: sql<string>`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email})`,
      people: sql<number>`(count(*) over ())::int`,
    })
    .from(rewardMembers)
    .innerJoin(users, eq(users.id, rewardMembers.userId))
    .where(sql`${figure} >= ${goal} and not ${users.isAdmin}`)
    .orderBy(sql`${figure} desc`, asc(users.id))
    .limit(PREVIEW_NAMES);
  return { people: rows[0]?.people ?? 0, some: rows.map(({ name }) => name) };
}
