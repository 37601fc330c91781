import type { reviews } from "#src/db/schema/reviews.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { PendingChange, Review } from "./contract.ts";
import { changeableOf, isWriter } from "./rules.ts";

export type ReviewRow = typeof reviews.$inferSelect;

/** What this person may see of it: the address and a waiting change only concern the writer and us. */
export function toReview(row: ReviewRow, viewer: Viewer | null, isHelpful = false): Review {
  const isOwn = isWriter(viewer, row);
  const seesAll = isOwn || viewer?.isAdmin === true;
  return {
    id: row.id,
    businessId: row.businessId,
    userName: row.userName,
    userEmail: seesAll ? row.userEmail : null,
    rating: row.rating,
    title: row.title,
    content: row.content,
    images: row.images,
    videos: row.videos,
    visitDate: row.visitDate,
    isApproved: row.isApproved,
    isByStaff: row.isByStaff,
    pendingChange: seesAll ? (row.pendingChange as PendingChange | null) : null,
    editedAt: row.editedAt?.toISOString() ?? null,
    answer: row.answer,
    answererName: row.answererName,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    helpfulCount: row.helpfulCount,
    isHelpful,
    isOwn,
    createdAt: row.createdAt.toISOString(),
    ...(viewer?.isAdmin && { version: versionOfReview(row) }),
  };
}

/** Of everything that an administrator reads before deciding; not of marks and answers. */
export function versionOfReview(row: ReviewRow): string {
  const { userName, userEmail, isApproved, pendingChange } = row;
  return versionOf({ ...changeableOf(row), userName, userEmail, isApproved, pendingChange });
}
