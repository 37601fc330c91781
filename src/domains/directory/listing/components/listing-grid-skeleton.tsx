import { cx } from "#src/design/class-names.ts";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import { gridColumns } from "./listing-grid.tsx";

interface ListingGridSkeletonProps {
  cards?: number;
  isBesideMap?: boolean;
}

export function ListingGridSkeleton({ cards = 6, isBesideMap }: ListingGridSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">Loading businesses</span>
      <div className={cx("grid gap-4", gridColumns(isBesideMap))}>
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never change places
          <ListingCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}
