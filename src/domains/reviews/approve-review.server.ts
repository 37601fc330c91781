import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { decide } from "#src/domains/moderation/decide.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { announceReview } from "./announce-review.server.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import type { PendingChange, Review, ReviewApproval } from "./contract.ts";
import { keepMedia } from "./keep-media.server.ts";
import { refreshRating } from "./refresh-rating.server.ts";
import { reviewQueue } from "./review-queue.server.ts";
import { tellWriter } from "./tell-writer.server.ts";
import { type ReviewRow, toReview } from "./to-review.server.ts";

/** Publishes a review that waits, or the change of a published one. The rating follows at once. */
export async function approveReview(
  services: Services,
  viewer: Viewer,
  { id, version }: ReviewApproval & { id: number },
): Promise<Review> {
  const published = await decide(services, viewer, {
    queue: reviewQueue,
    id,
    version,
    write: publish,
    record: async (tx, before, after) => ({
      action: before.isApproved ? "review.approve-change" : "review.approve",
      subject: await auditSubject(tx, after),
      before: auditText(before),
      after: auditText(after),
    }),
    follow: async (tx, before, after) => {
      await announceReview(tx, services, after);
      await tellWriter(tx, services, after, before.isApproved ? "change-published" : "published");
    },
  });
  return toReview(published, viewer);
}

async function publish(tx: Tx, { id, pendingChange }: ReviewRow): Promise<ReviewRow> {
  const change = pendingChange as PendingChange | null;
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
  return after;
}
