import { eq } from "drizzle-orm";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { TellOfAlert } from "./alert-jobs.ts";
import type { ConservationAlert } from "./contract.ts";
import { lockAlert } from "./lock-alert.server.ts";
import { readRights, requireAlert } from "./shown-alerts.server.ts";

/** An expert or an administrator stands by what somebody else sent in, or no longer does. */
export function verifyAlert(
  { db, jobs }: Services,
  viewer: Viewer,
  { id, verified }: { id: number; verified: boolean },
): Promise<ConservationAlert> {
  return db.transaction(async (tx) => {
    const { verifiedAt, title, userId, severity } = await lockAlert(tx, id);
    const { mayVerify } = await readRights(tx, id, viewer);
    if (!mayVerify)
      throw new AppError("forbidden", "Only an expert can verify what somebody else sent in.");
    if ((verifiedAt !== null) !== verified) {
      await tx
        .update(conservationAlerts)
        .set({ verifiedAt: verified ? new Date() : null })
        .where(eq(conservationAlerts.id, id));
      await recordDecision(tx, viewer, {
        action: "alert.verify",
        subject: { type: "alert", id, name: title },
        before: { verifiedByExpert: !verified },
        after: { verifiedByExpert: verified },
      });
      // Some may not have been told of it while nobody vouched for it.
      if (verified && (userId === null || severity === "critical"))
        await jobs.send(tx, TellOfAlert, { alertId: id });
    }
    return requireAlert(tx, id, viewer);
  });
}
