import { eq } from "drizzle-orm";
import { reviews } from "#src/db/schema/reviews.server.ts";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { report, reporterOf } from "#src/domains/moderation/report.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { REVIEW_NOT_FOUND, requireVisibleRow } from "./queries.server.ts";

/** Of a review that the reporter may see. */
export async function reportReview(
  { db }: Services,
  sender: Sender,
  { id, ...given }: NewReport & { id: number },
): Promise<void> {
  await requireVisibleRow(db, id, sender.viewer);
  await db.transaction(async (tx) => {
    // Whoever deletes it waits for the report, and closes it.
    const found = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for("key share");
    if (found.length === 0) throw new AppError("not_found", REVIEW_NOT_FOUND);
    await report(tx, reporterOf(sender), { ...given, subject: { type: "review", id } });
  });
}
