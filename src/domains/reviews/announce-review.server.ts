import type { Tx } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { ReviewChanged } from "./events.ts";
import type { ReviewRow } from "./to-review.server.ts";

/** Tells later domains; of what was written without an account there is nobody to tell of. */
export async function announceReview(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  { id, businessId, userId }: Pick<ReviewRow, "id" | "businessId" | "userId">,
): Promise<void> {
  if (userId) await jobs.publish(tx, ReviewChanged, { reviewId: id, businessId, userId });
}
