import { achievements } from "#src/db/schema/rewards.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { AdminAchievement, NewAchievement } from "./contract.ts";
import { toAdminAchievement } from "./queries.server.ts";

/** Nobody earns it until it is switched on. */
export function createAchievement(
  { db }: Services,
  admin: Viewer,
  { requirements, ...given }: NewAchievement,
): Promise<AdminAchievement> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(achievements)
      .values({ ...given, ...requirements })
      .returning();
    if (!row) throw new Error("The achievement was not stored");
    await recordDecision(tx, admin, {
      action: "achievement.create",
      subject: { type: "achievement", id: row.id, name: row.title },
      after: { ...given, ...requirements },
    });
    return toAdminAchievement(tx, row);
  });
}
