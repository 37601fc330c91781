import { eq } from "drizzle-orm";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { ALREADY_DECIDED } from "#src/domains/moderation/already-decided.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import type { ReviewDecline } from "./contract.ts";
import { lockReview, removeReview, requireForAdmin } from "./delete-review.server.ts";
import { keepMedia } from "./keep-media.server.ts";
import { isWaiting } from "./rules.ts";
import { tellWriter } from "./tell-writer.server.ts";
import { versionOfReview } from "./to-review.server.ts";

/** A new review is deleted; of a published one only the change is dropped. The writer is told why. */
export async function declineReview(
  services: Services,
  viewer: Viewer,
  id: number,
  { reason, version }: ReviewDecline,
): Promise<void> {
  const seen = await requireForAdmin(services.db, id);
  await services.db.transaction(async (tx) => {
    const row = await lockReview(tx, seen);
    if (!isWaiting(row)) throw new AppError("conflict", ALREADY_DECIDED);
    requireShown(version, versionOfReview(row));
    const isChange = row.isApproved;
    if (isChange) {
      await tx.update(reviews).set({ pendingChange: null }).where(eq(reviews.id, id));
      await keepMedia(tx, { ...row, pendingChange: null });
    } else {
      await removeReview(tx, viewer, row);
    }
    await recordDecision(tx, viewer, {
      action: isChange ? "review.decline-change" : "review.decline",
      subject: await auditSubject(tx, row),
      before: isChange ? row.pendingChange : auditText(row),
      note: reason,
    });
    await tellWriter(tx, services, row, isChange ? "change-declined" : "declined", reason);
  });
}
