import { and, eq, isNull } from "drizzle-orm";
import { memberAchievements } from "#src/db/schema/rewards.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { readAchievements } from "../ledger/read-achievements.server.ts";
import type { Celebrations } from "./contract.ts";

/** What is told now is told nowhere else: of two devices that ask at once, one is answered. */
export async function celebrate(
  { db }: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<Celebrations> {
  const told = await db
    .update(memberAchievements)
    .set({ seenAt: new Date() })
    .where(
      and(
        eq(memberAchievements.userId, userId),
        memberAchievements.isHeld,
        isNull(memberAchievements.seenAt),
      ),
    )
    .returning();
  if (told.length === 0) return [];
  const earnedAt = new Map(told.map((row) => [row.achievementId, row.earnedAt.toISOString()]));
  const achievements = await readAchievements(db);
  return achievements.flatMap(({ id, title, icon, points, badgeLevel }) => {
    const at = earnedAt.get(id);
    return at === undefined ? [] : [{ id, title, icon, points, badgeLevel, earnedAt: at }];
  });
}
