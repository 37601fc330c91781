import { asc } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { achievements } from "#src/db/schema/rewards.server.ts";
import { FIXED_ACHIEVEMENTS } from "../worth/achievement-rules.ts";
import type { Achievement } from "../worth/contract.ts";

export type AchievementRow = typeof achievements.$inferSelect;

export const toAchievement = ({
  measure,
  goal,
  isActive: _,
  createdAt: _at,
  ...row
}: AchievementRow): Achievement => ({ ...row, requirements: { measure, goal } }) as Achievement;

/** The nine, and those of administrators that are switched on. */
export async function readAchievements(db: Db | Tx): Promise<Achievement[]> {
  const rows = await db.select().from(achievements).orderBy(asc(achievements.id));
  return [...FIXED_ACHIEVEMENTS, ...rows.filter(({ isActive }) => isActive).map(toAchievement)];
}
