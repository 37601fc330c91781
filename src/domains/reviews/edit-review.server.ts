import { eq } from "drizzle-orm";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { keepImages } from "#src/domains/media/keep-images.server.ts";
import { requireOwnMedia } from "#src/domains/media/require-own-media.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { PendingChange, Review, ReviewChange } from "./contract.ts";
import { filesOf, keepMedia } from "./keep-media.server.ts";
import { REVIEW_NOT_FOUND, requireVisibleRow } from "./queries.server.ts";
import { changeableOf, isSameReview, isWriter } from "./rules.ts";
import { type ReviewRow, toReview } from "./to-review.server.ts";

/** A published version stays until the change is approved; one that waits is changed in place. */
export async function editReview(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  { id, ...given }: ReviewChange & { id: number },
): Promise<Review> {
  const before = await requireVisibleRow(services.db, id, viewer);
  if (!isWriter(viewer, before)) {
    throw new AppError("forbidden", "Only its writer can edit a review.");
  }
  const uploader = { userId: viewer.id, senderKey };
  const kept = filesOf(before);
  const images = await keepImages(services, uploader, { given: given.images, kept });
  await requireOwnMedia(services.db, uploader, given.videos, kept);
  const change = { ...given, images };
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
    if (!row) throw new AppError("not_found", REVIEW_NOT_FOUND);
    const [changed] = await tx
      .update(reviews)
      .set(row.isApproved ? waitingChange(row, change) : { ...change, editedAt: new Date() })
      .where(eq(reviews.id, id))
      .returning();
    if (!changed) throw new AppError("not_found", REVIEW_NOT_FOUND);
    await keepMedia(tx, changed);
    return toReview(changed, viewer);
  });
}

function waitingChange(row: ReviewRow, change: PendingChange) {
  return { pendingChange: isSameReview(changeableOf(row), change) ? null : change };
}
