import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { auditSubject } from "./audit-review.server.ts";
import type { Review } from "./contract.ts";
import { DeliverReviewAnswer } from "./mail-jobs.ts";
import { REVIEW_NOT_FOUND, readReview, requireVisibleRow } from "./queries.server.ts";
import { hasReader } from "./tell-writer.server.ts";
import type { ReviewRow } from "./to-review.server.ts";

/** The owner's public answer, or none. Its first version is mailed to the writer of the review. */
export async function answerReview(
  services: Services,
  viewer: Viewer,
  { id, answer }: { id: number; answer: string | null },
): Promise<Review> {
  const { db } = services;
  const { review, isOwner } = await requireAnswerable(db, viewer, id);
  const answererName = await nameOf(db, viewer, isOwner);
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
    if (!before) throw new AppError("not_found", REVIEW_NOT_FOUND);
    await tx
      .update(reviews)
      .set(
        answer === null
          ? { answer: null, answererName: null, answeredAt: null }
          : { answer, answererName, answeredAt: new Date() },
      )
      .where(eq(reviews.id, id));
    if (!isOwner || answer === null) {
      await recordDecision(tx, viewer, {
        action: answer === null ? "review.remove-answer" : "review.answer",
        subject: await auditSubject(tx, review),
        before: { answer: before.answer },
        after: { answer },
      });
    }
    if (answer !== null && before.answer === null && hasReader(before)) {
      await services.jobs.send(tx, DeliverReviewAnswer, { reviewId: id });
    }
  });
  return readReview(db, id, viewer);
}

async function requireAnswerable(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ review: ReviewRow; isOwner: boolean }> {
  const review = await requireVisibleRow(db, id, viewer);
  const [business] = await db
    .select({ ownerId: businesses.ownerId })
    .from(businesses)
    .where(eq(businesses.id, review.businessId));
  const isOwner = business?.ownerId === viewer.id;
  if (!isOwner && !viewer.isAdmin) {
    throw new AppError("forbidden", "Only the owner of the business can answer its reviews.");
  }
  if (!review.isApproved) {
    throw new AppError("conflict", "A review can be answered once it is published.");
  }
  return { review, isOwner };
}

/** An administrator does not speak as the owner. */
async function nameOf(db: Db, viewer: Viewer, isOwner: boolean): Promise<string> {
  if (!isOwner) return "Landfall staff";
  const user = await findUser(db, viewer.id);
  return user?.firstName ? `${user.firstName}, owner` : "The owner";
}
