import { decideIn } from "#src/domains/moderation/decide.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import { removeReview } from "./delete-review.server.ts";
import { findReviewRow } from "./queries.server.ts";
import { reviewQueue } from "./review-queue.server.ts";
import { tellWriter } from "./tell-writer.server.ts";

/** What is published can be taken down at any time. */
const published = { ...reviewQueue, isWaiting: () => true };

/** It is deleted like one that is declined; the rating follows at once, and the writer is told why. */
export const takeDownReview: TakeDown = async (tx, services, admin, { id, version, reason }) => {
  if (!(await findReviewRow(tx, id))) return false;
  await decideIn(tx, admin, {
    queue: published,
    id,
    version,
    write: (_tx, row) => removeReview(tx, services, admin, row),
    record: async (_tx, row) => ({
      action: "review.take-down",
      subject: await auditSubject(tx, row),
      before: auditText(row),
      note: reason,
    }),
    follow: (_tx, row) => tellWriter(tx, services, row, "taken-down", reason),
  });
  return true;
};
