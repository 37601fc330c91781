import type { Queue } from "#src/domains/moderation/decide.server.ts";
import { lockReview, requireForAdmin } from "./delete-review.server.ts";
import { isWaiting } from "./rules.ts";
import { type ReviewRow, versionOfReview } from "./to-review.server.ts";

/** New reviews, and changes of published ones. */
export const reviewQueue: Queue<ReviewRow> = {
  lock: async (tx, id) => lockReview(tx, await requireForAdmin(tx, id)),
  isWaiting,
  versionOf: versionOfReview,
};
