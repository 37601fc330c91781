import { eq } from "drizzle-orm";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { ALREADY_DECIDED } from "#src/domains/moderation/already-decided.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import type { PendingChange, Review, ReviewApproval } from "./contract.ts";
import { lockReview, requireForAdmin } from "./delete-review.server.ts";
import { ReviewApproved } from "./events.ts";
import { keepMedia } from "./keep-media.server.ts";
import { refreshRating } from "./refresh-rating.server.ts";
import { isWaiting } from "./rules.ts";
import { tellWriter } from "./tell-writer.server.ts";
import { toReview, versionOfReview } from "./to-review.server.ts";

/** Publishes a review that waits, or the change of a published one. The rating follows at once. */
export async function approveReview(
  services: Services,
  viewer: Viewer,
  id: number,
  { version }: ReviewApproval,
): Promise<Review> {
  const seen = await requireForAdmin(services.db, id);
  return services.db.transaction(async (tx) => {
    const before = await lockReview(tx, seen);
    if (!isWaiting(before)) throw new AppError("conflict", ALREADY_DECIDED);
    requireShown(version, versionOfReview(before));
    const change = before.pendingChange as PendingChange | null;
    const [after] = await tx
      .update(reviews)
      .set({
        ...change,
        ...(change && { editedAt: new Date() }),
        pendingChange: null,
        isApproved: true,
      })
      .where(eq(reviews.id, id))
      .returning();
    if (!after) throw new Error("The review was not stored");
    await keepMedia(tx, after);
    await refreshRating(tx, after.businessId);
    await recordDecision(tx, viewer, {
      action: before.isApproved ? "review.approve-change" : "review.approve",
      subject: await auditSubject(tx, after),
      before: auditText(before),
      after: auditText(after),
    });
    if (!before.isApproved) {
      const { businessId, userId } = after;
      await services.jobs.publish(tx, ReviewApproved, { reviewId: id, businessId, userId });
    }
    await tellWriter(tx, services, after, before.isApproved ? "change-published" : "published");
    return toReview(after, viewer);
  });
}
