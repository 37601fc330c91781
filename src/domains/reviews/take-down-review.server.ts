import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import { auditSubject, auditText } from "./audit-review.server.ts";
import { lockReview, removeReview } from "./delete-review.server.ts";
import { findReviewRow } from "./queries.server.ts";
import { tellWriter } from "./tell-writer.server.ts";
import { versionOfReview } from "./to-review.server.ts";

/** It is deleted like one that is declined; the rating follows at once, and the writer is told why. */
export const takeDownReview: TakeDown = async (tx, services, admin, { id, version, reason }) => {
  const seen = await findReviewRow(tx, id);
  if (!seen) return false;
  const row = await lockReview(tx, seen);
  requireShown(version, versionOfReview(row));
  await removeReview(tx, admin, row);
  await recordDecision(tx, admin, {
    action: "review.take-down",
    subject: await auditSubject(tx, row),
    before: auditText(row),
    note: reason,
  });
  await tellWriter(tx, services, row, "taken-down", reason);
  return true;
};
