import { eq } from "drizzle-orm";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { keepImages } from "#src/domains/media/keep-images.server.ts";
import { requireOwnMedia } from "#src/domains/media/require-own-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { announceReview } from "./announce-review.server.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import type { AdminReviewChange, Review } from "./contract.ts";
import { lockReview, requireForAdmin } from "./delete-review.server.ts";
import { filesOf, keepMedia } from "./keep-media.server.ts";
import { refreshRating } from "./refresh-rating.server.ts";
import { tellWriter } from "./tell-writer.server.ts";
import { toReview, versionOfReview } from "./to-review.server.ts";

/** An administrator's edit, its status included, is on the page at once and in the audit log. */
export async function changeReview(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  { id, images, version, ...change }: AdminReviewChange & { id: number },
): Promise<Review> {
  const seen = await requireForAdmin(services.db, id);
  const uploader = { userId: viewer.id, senderKey };
  const kept = filesOf(seen);
  const taken = images && (await keepImages(services, uploader, { given: images, kept }));
  await requireOwnMedia(services.db, uploader, change.videos ?? [], kept);
  return services.db.transaction(async (tx) => {
    const before = await lockReview(tx, seen);
    const isApproval = change.isApproved === true && !before.isApproved;
    if (isApproval || version !== undefined) requireShown(version, versionOfReview(before));
    const [after] = await tx
      .update(reviews)
      .set({ ...change, images: taken, editedAt: new Date() })
      .where(eq(reviews.id, id))
      .returning();
    if (!after) throw new Error("The review was not stored");
    await keepMedia(tx, after);
    await refreshRating(tx, after.businessId);
    await recordDecision(tx, viewer, {
      action: "review.edit",
      subject: await auditSubject(tx, after),
      before: auditText(before),
      after: auditText(after),
    });
    await announceReview(tx, services, after);
    if (isApproval) await tellWriter(tx, services, after, "published");
    return toReview(after, viewer);
  });
}
