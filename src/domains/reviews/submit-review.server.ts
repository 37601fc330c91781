import type { Db } from "#src/db/client.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import { requireOwnMedia } from "#src/domains/media/require-own-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { NewReview, Review } from "./contract.ts";
import { keepMedia } from "./keep-media.server.ts";
import { findOwnReview } from "./queries.server.ts";
import { toReview } from "./to-review.server.ts";

/** It waits for an administrator, whoever sends it. */
export async function submitReview(
  services: Services,
  { viewer, senderKey }: Sender,
  { businessId, ...given }: NewReview & { businessId: number },
): Promise<Review> {
  const { db } = services;
  // Only live listings are reviewed, also by those who see others.
  const business = await requireListing(db, businessId, viewer);
  if (!business.isActive) throw new AppError("not_found", "Business not found");
  if (viewer && business.ownerId === viewer.id) {
    throw new AppError("forbidden", "Owners cannot review their own business.");
  }
  await requireFirst(db, businessId, viewer);
  const userId = viewer?.id ?? null;
  const images = await takeImages(services, { userId, senderKey }, given.images);
  await requireOwnMedia(db, { userId, senderKey }, given.videos);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(reviews)
      .values({
        ...given,
        images,
        businessId,
        userId,
        // The proved address counts, not the typed one.
        userEmail: viewer?.email ?? given.userEmail,
        senderKey,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw alreadyReviewed();
    await keepMedia(tx, row);
    // Whoever has just written it knows the address, with an account or without.
    return { ...toReview(row, viewer), userEmail: row.userEmail };
  });
}

const alreadyReviewed = () =>
  new AppError("conflict", "You have already reviewed this business. You can edit your review.", {
    code: "already_reviewed",
  });

/** Asked before pictures are stored; the index of the table decides between two at once. */
async function requireFirst(db: Db, businessId: number, viewer: Viewer | null): Promise<void> {
  if (await findOwnReview(db, businessId, viewer)) throw alreadyReviewed();
}
