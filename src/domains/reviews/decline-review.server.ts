import { eq } from "drizzle-orm";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { decide } from "#src/domains/moderation/decide.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import type { ReviewDecline } from "./contract.ts";
import { removeReview } from "./delete-review.server.ts";
import { keepMedia } from "./keep-media.server.ts";
import { reviewQueue } from "./review-queue.server.ts";
import { tellWriter } from "./tell-writer.server.ts";

/** A new review is deleted; of a published one only the change is dropped. The writer is told why. */
export function declineReview(
  services: Services,
  viewer: Viewer,
  { id, reason, version }: ReviewDecline & { id: number },
): Promise<void> {
  return decide(services, viewer, {
    queue: reviewQueue,
    id,
    version,
    write: async (tx, row) => {
      if (!row.isApproved) return removeReview(tx, services, viewer, row);
      await tx.update(reviews).set({ pendingChange: null }).where(eq(reviews.id, id));
      await keepMedia(tx, { ...row, pendingChange: null });
    },
    record: async (tx, row) => ({
      action: row.isApproved ? "review.decline-change" : "review.decline",
      subject: await auditSubject(tx, row),
      before: row.isApproved ? row.pendingChange : auditText(row),
      note: reason,
    }),
    follow: (tx, row) =>
      tellWriter(tx, services, row, row.isApproved ? "change-declined" : "declined", reason),
  });
}
