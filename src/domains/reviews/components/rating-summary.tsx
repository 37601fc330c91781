import { formatNumber } from "#src/shared/plain-format.ts";
import type { RatingDistribution } from "../contract.ts";

interface RatingSummaryProps {
  averageRating: string;
  distribution: RatingDistribution;
}

/** The mean, and how it came about: a bar for each number of stars. */
export function RatingSummary({ averageRating, distribution }: RatingSummaryProps) {
  const total = distribution.reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-8">
      <p>
        <span className="figures text-4xl">{averageRating}</span>
        <span className="block text-ink-soft text-sm">
          from {formatNumber(total)} {total === 1 ? "review" : "reviews"}
        </span>
      </p>
      <ul className="grow">
        {[5, 4, 3, 2, 1].map((stars) => {
          const share = distribution[stars - 1] ?? 0;
          return (
            <li key={stars} className="flex items-center gap-3 text-sm">
              <span className="figures w-16">
                {stars} {stars === 1 ? "star" : "stars"}
              </span>
              <span aria-hidden className="h-3 grow border border-line bg-paper">
                <span
                  className="block h-full bg-accent-fill"
                  style={{ width: `${(share / total) * 100}%` }}
                />
              </span>
              <span className="figures w-8 text-right">{formatNumber(share)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
