import { eq } from "drizzle-orm";
import { achievements } from "#src/db/schema/rewards.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ReconcileEveryone } from "../ledger/ledger-jobs.ts";
import type { AdminAchievement } from "./contract.ts";
import { toAdminAchievement } from "./queries.server.ts";

/** Everybody is counted anew in the background: who meets it earns it, or its points go. Nobody is mailed. */
export function switchAchievement(
  { db, jobs }: Services,
  admin: Viewer,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<AdminAchievement> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(achievements)
      .where(eq(achievements.id, id))
      .for("update");
    if (!before) throw new AppError("not_found", "There is no such achievement to switch.");
    if (before.isActive === isActive) return toAdminAchievement(tx, before);
    await tx.update(achievements).set({ isActive }).where(eq(achievements.id, id));
    await recordDecision(tx, admin, {
      action: isActive ? "achievement.switch-on" : "achievement.switch-off",
      subject: { type: "achievement", id, name: before.title },
      before: { isActive: before.isActive },
      after: { isActive },
    });
    await jobs.send(tx, ReconcileEveryone, { after: "" });
    return toAdminAchievement(tx, { ...before, isActive });
  });
}
