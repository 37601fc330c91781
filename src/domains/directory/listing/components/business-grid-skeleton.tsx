import { cx } from "#src/design/class-names.ts";
import { BusinessCardSkeleton } from "./business-card-skeleton.tsx";
import { gridColumns } from "./business-grid.tsx";

interface BusinessGridSkeletonProps {
  cards?: number;
  isBesideMap?: boolean;
}

export function BusinessGridSkeleton({ cards = 6, isBesideMap }: BusinessGridSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">Loading businesses</span>
      <div className={cx("grid gap-4", gridColumns(isBesideMap))}>
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never change places
          <BusinessCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}
