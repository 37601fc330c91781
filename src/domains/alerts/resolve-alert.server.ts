import { eq } from "drizzle-orm";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ConservationAlert } from "./contract.ts";
import { lockAlert } from "./lock-alert.server.ts";
import { readRights, requireAlert } from "./shown-alerts.server.ts";

/** What it warned of is over: says whoever sent it in, an expert or an administrator. */
export function resolveAlert(
  { db }: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<ConservationAlert> {
  return db.transaction(async (tx) => {
    const { status, title } = await lockAlert(tx, id);
    const { mayResolve } = await readRights(tx, id, viewer);
    if (!mayResolve)
      throw new AppError("forbidden", "Only who sent the alert in, or an expert, can resolve it.");
    if (status === "active") {
      await tx
        .update(conservationAlerts)
        .set({ status: "resolved", resolvedAt: new Date() })
        .where(eq(conservationAlerts.id, id));
      await recordDecision(tx, viewer, {
        action: "alert.resolve",
        subject: { type: "alert", id, name: title },
        before: { status },
        after: { status: "resolved" },
      });
    }
    return requireAlert(tx, id, viewer);
  });
}
