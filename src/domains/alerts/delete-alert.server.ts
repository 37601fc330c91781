import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { lockAlert, wordsOf } from "./lock-alert.server.ts";
import { removeAlert } from "./remove-alert.server.ts";
import { readRights } from "./shown-alerts.server.ts";

export function deleteAlert(
  { db }: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const alert = await lockAlert(tx, id);
    if (!(await readRights(tx, id, viewer)).mayDelete)
      throw new AppError("forbidden", "Only who sent the alert in can delete it.");
    await removeAlert(tx, viewer, { id });
    // Whoever takes words back takes them back for good.
    const isOwn = alert.userId === viewer.id;
    await recordDecision(tx, viewer, {
      action: "alert.delete",
      subject: { type: "alert", id, name: isOwn ? "An alert" : alert.title },
      before: isOwn ? { status: alert.status } : wordsOf(alert),
    });
  });
}
