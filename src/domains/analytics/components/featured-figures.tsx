import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { formatDay, formatNumber } from "#src/shared/plain-format.ts";
import type { FeaturedMedians } from "../figure-contract.ts";
import { formatMedian } from "../figure-rules.ts";

/** What was measured on this site, with what it does not prove. */
export function FeaturedFigures({ medians }: { medians: FeaturedMedians }) {
  const { days, until, featured, others } = medians;
  const origin = (listings: number) =>
    `median of ${formatNumber(listings)} listings, ${days} days until ${formatDay(until)}`;
  return (
    <div className="mt-8 flex flex-col gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <StatCard
          label="Views of a featured listing"
          value={formatMedian(featured.views)}
          origin={origin(featured.listings)}
        />
        <StatCard
          label="Views of any other listing"
          value={formatMedian(others.views)}
          origin={origin(others.listings)}
        />
      </div>
      <p className="margin-note text-ink-soft">
        Counted on this site. Not all of the difference need come from the placement.
      </p>
    </div>
  );
}
