import { Star } from "lucide-react";
import { ratingText } from "../rules.ts";

interface RatingProps {
  averageRating: string;
  reviewCount: number;
}

/** One star and a number with its origin; five drawn stars say less and weigh more. */
export function Rating({ averageRating, reviewCount }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <Star
        aria-hidden
        className={`size-4 ${reviewCount > 0 ? "fill-current text-accent" : "text-ink-soft"}`}
      />
      {ratingText(averageRating, reviewCount)}
    </span>
  );
}
