import type { Review } from "../contract.ts";
import { ReviewCard, type ReviewCardProps } from "./review-card.tsx";

interface ReviewListProps extends Omit<ReviewCardProps, "review"> {
  reviews: readonly Review[];
}

export function ReviewList({ reviews, ...actions }: ReviewListProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {reviews.map((review) => (
        <li key={review.id} className="py-5">
          <ReviewCard review={review} {...actions} />
        </li>
      ))}
    </ul>
  );
}
