import { Star } from "lucide-react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import type { Review } from "../contract.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) {
    return <EmptyState heading="h3" title="No reviews yet. Be the first to review!" />;
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {reviews.map((review) => (
        <li key={review.id} className="py-5">
          <article className="flex flex-col gap-2">
            <h3 className="font-semibold font-serif text-lg">{review.title}</h3>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
              <span className="inline-flex items-center gap-1">
                <Star aria-hidden className="size-4 fill-current text-accent" />
                <span className="figures">{review.rating}</span> of 5
              </span>
              <span>{review.userName}</span>
              <time dateTime={review.createdAt}>{day.format(new Date(review.createdAt))}</time>
              {review.isByStaff ? <Badge>Added by staff</Badge> : null}
            </p>
            <p className="max-w-prose whitespace-pre-line">{review.content}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
