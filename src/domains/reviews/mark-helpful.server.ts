import { and, eq, sql } from "drizzle-orm";
import { reviews, reviewVotes } from "#src/db/schema/reviews.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { HelpfulAnswer } from "./contract.ts";
import { REVIEW_NOT_FOUND, requireVisibleRow } from "./queries.server.ts";
import { isWriter } from "./rules.ts";

/** One mark for each person, however often it is sent; taking it back is the same call turned round. */
export async function markHelpful(
  { db }: Services,
  viewer: Viewer,
  { id, isHelpful }: { id: number; isHelpful: boolean },
): Promise<HelpfulAnswer> {
  const review = await requireVisibleRow(db, id, viewer);
  if (!review.isApproved) throw new AppError("not_found", REVIEW_NOT_FOUND);
  if (isWriter(viewer, review)) {
    throw new AppError("forbidden", "You cannot mark your own review as helpful.");
  }
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
    if (!locked) throw new AppError("not_found", REVIEW_NOT_FOUND);
    const mark = { reviewId: id, userId: viewer.id };
    if (isHelpful) await tx.insert(reviewVotes).values(mark).onConflictDoNothing();
    else {
      await tx
        .delete(reviewVotes)
        .where(and(eq(reviewVotes.reviewId, id), eq(reviewVotes.userId, viewer.id)));
    }
    const [counted] = await tx
      .update(reviews)
      .set({ helpfulCount: sql`(select count(*) from ${reviewVotes} where review_id = ${id})` })
      .where(eq(reviews.id, id))
      .returning({ helpfulCount: reviews.helpfulCount });
    return { helpfulCount: counted?.helpfulCount ?? 0, isHelpful };
  });
}
