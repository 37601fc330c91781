import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { AttachedMedia } from "#src/domains/media/components/attached-media.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import type { Review } from "../contract.ts";
import { HelpfulButton } from "./helpful-button.tsx";
import { OwnReviewActions } from "./own-review-actions.tsx";
import { ReportReview } from "./report-review.tsx";
import { ReviewAnswer } from "./review-answer.tsx";

export interface ReviewCardProps {
  review: Review;
  mayAnswer: boolean;
  /** What a later domain says of whoever wrote it. */
  badgeOf?: ((reviewId: number) => ReactNode) | undefined;
  onEdit: () => void;
  onChanged: () => void;
}

export function ReviewCard({ review, mayAnswer, badgeOf, onEdit, onChanged }: ReviewCardProps) {
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 break-words font-semibold font-serif text-lg">{review.title}</h3>
        {review.isByStaff ? <Badge tone="land">Added by Landfall staff</Badge> : null}
        {review.isApproved ? null : <Badge tone="shoal">Pending approval</Badge>}
        {review.pendingChange ? <Badge tone="shoal">Your change is pending approval</Badge> : null}
      </div>
      <p className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden className="size-4 fill-current text-accent" />
          <span className="figures">{review.rating}</span> of 5
        </span>
        <span className="break-all">{review.userName}</span>
        {badgeOf?.(review.id)}
        <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
        {review.visitDate ? <span>Visited {formatDay(review.visitDate)}</span> : null}
        {review.editedAt ? <span>Edited {formatDay(review.editedAt)}</span> : null}
      </p>
      <p className="whitespace-pre-line break-words">{review.content}</p>
      <AttachedMedia images={review.images} videos={review.videos} title={review.title} />
      <div className="-ml-3 flex flex-wrap items-center gap-1">
        {review.isApproved ? <HelpfulButton review={review} /> : null}
        {review.isOwn ? (
          <OwnReviewActions review={review} onEdit={onEdit} onChanged={onChanged} />
        ) : (
          <ReportReview review={review} />
        )}
      </div>
      {review.isApproved ? (
        <ReviewAnswer review={review} mayAnswer={mayAnswer} onChanged={onChanged} />
      ) : null}
    </article>
  );
}
