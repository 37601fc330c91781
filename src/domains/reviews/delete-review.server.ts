import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { explainMissing } from "#src/domains/moderation/already-decided.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { announceReview } from "./announce-review.server.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import { forgetMedia } from "./keep-media.server.ts";
import { findReviewRow, REVIEW_NOT_FOUND, requireVisibleRow } from "./queries.server.ts";
import { lockRating, refreshRating } from "./refresh-rating.server.ts";
import { isWriter } from "./rules.ts";
import type { ReviewRow } from "./to-review.server.ts";

/** By its writer or by an administrator. */
export async function deleteReview(
  services: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  const { db } = services;
  const seen = viewer.isAdmin
    ? await requireForAdmin(db, id)
    : await requireVisibleRow(db, id, viewer);
  if (!viewer.isAdmin && !isWriter(viewer, seen)) {
    throw new AppError("forbidden", "Only its writer can delete a review.");
  }
  await db.transaction(async (tx) => {
    const row = await lockReview(tx, seen);
    const isOwn = isWriter(viewer, row);
    await removeReview(tx, services, viewer, row);
    await recordDecision(tx, viewer, {
      action: "review.delete",
      subject: await auditSubject(tx, row),
      // A writer who takes words back takes them back for good.
      before: isOwn ? { rating: row.rating, isApproved: row.isApproved } : auditText(row),
    });
  });
}

export async function requireForAdmin(db: Db | Tx, id: number): Promise<ReviewRow> {
  const row = await findReviewRow(db, id);
  if (!row) throw await explainMissing(db, { type: "review", id }, REVIEW_NOT_FOUND);
  return row;
}

/** The rating first, then the review: everyone takes the two locks in this order. */
export async function lockReview(tx: Tx, { id, businessId }: ReviewRow): Promise<ReviewRow> {
  await lockRating(tx, businessId);
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  if (!row) throw await explainMissing(tx, { type: "review", id }, REVIEW_NOT_FOUND);
  return row;
}

/** Takes the row, its files and its open reports, and counts anew. */
export async function removeReview(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  row: ReviewRow,
): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, row.id));
  await forgetMedia(tx, row);
  await upholdOpenFlags(tx, viewer, { type: "review", id: row.id });
  await refreshRating(tx, row.businessId);
  await announceReview(tx, services, row);
}
