import { eq } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { requireOwnMedia } from "#src/domains/media/require-own-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import type { AdminNewReview, Review } from "./contract.ts";
import { keepMedia } from "./keep-media.server.ts";
import { lockRating, refreshRating } from "./refresh-rating.server.ts";
import { toReview } from "./to-review.server.ts";

/** An administrator's review belongs to no account and says on the page that staff added it. */
export async function addReview(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  given: AdminNewReview,
): Promise<Review> {
  const { db } = services;
  if ((await db.$count(businesses, eq(businesses.id, given.businessId))) === 0) {
    throw new AppError("not_found", "Business not found");
  }
  const uploader = { userId: viewer.id, senderKey };
  const images = await takeImages(services, uploader, given.images);
  await requireOwnMedia(db, uploader, given.videos);
  return db.transaction(async (tx) => {
    await lockRating(tx, given.businessId);
    const [row] = await tx
      .insert(reviews)
      .values({ ...given, images, isByStaff: true })
      .returning();
    if (!row) throw new Error("The review was not stored");
    await keepMedia(tx, row);
    await refreshRating(tx, row.businessId);
    await recordDecision(tx, viewer, {
      action: "review.add",
      subject: await auditSubject(tx, row),
      after: auditText(row),
    });
    return toReview(row, viewer);
  });
}
