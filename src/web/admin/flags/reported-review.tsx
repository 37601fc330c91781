import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { reviewQuery } from "#src/domains/reviews/client.ts";
import { ReviewWords } from "#src/domains/reviews/components/admin/review-words.tsx";

export function ReportedReview({ id }: { id: number }) {
  const { data: review, isError } = useQuery(reviewQuery(id));
  if (isError) return <>Review {id}, which is gone</>;
  if (!review) return <>Review {id}</>;
  const search = new URLSearchParams({ tab: "reviews", q: review.title });
  return (
    <>
      <ReviewWords review={review} />
      <p className="text-ink-soft text-xs">
        <Link to={`?${search}`} className="underline">
          Review by {review.userName}
        </Link>
      </p>
    </>
  );
}
