import type { Viewer } from "#src/shared/viewer.ts";
import type { PendingChange, Review } from "./contract.ts";

type Owned = { userId: string | null };

export const isWriter = (viewer: Viewer | null, review: Owned): boolean =>
  viewer !== null && review.userId === viewer.id;

/** Something waits for an administrator: the review itself, or a change of a published one. */
export const isWaiting = (review: { isApproved: boolean; pendingChange: unknown }): boolean =>
  !review.isApproved || review.pendingChange !== null;

const CHANGEABLE = ["rating", "title", "content", "images", "videos", "visitDate"] as const;

/** The part of a review that its writer can change. */
export function changeableOf(review: Pick<Review, (typeof CHANGEABLE)[number]>): PendingChange {
  const { rating, title, content, images, videos, visitDate } = review;
  return { rating, title, content, images, videos, visitDate };
}

/** Going back to what is published takes the waiting change back. */
export const isSameReview = (a: PendingChange, b: PendingChange): boolean =>
  CHANGEABLE.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
