import { cx } from "#src/design/class-names.ts";
import type { ListingCardFacts } from "../card-contract.ts";
import { ListingCard } from "./listing-card.tsx";
import type { Highlight } from "./use-highlight.ts";

interface ListingGridProps {
  businesses: readonly ListingCardFacts[];
  layout?: "grid" | "list";
  /** Narrower columns beside a map. */
  isBesideMap?: boolean;
  /** Shared with a map: what is pointed at, or holds the focus, is lit in both. */
  highlight?: Highlight;
}

export const gridColumns = (isBesideMap?: boolean): string =>
  isBesideMap ? "sm:grid-cols-2" : "sm:grid-cols-2 lg:grid-cols-3";

export function ListingGrid(props: ListingGridProps) {
  const { businesses, layout = "grid", isBesideMap, highlight } = props;
  return (
    <ul className={cx("grid grid-cols-1 gap-4", layout === "grid" && gridColumns(isBesideMap))}>
      {businesses.map((business, index) => (
        <li
          key={business.id}
          className="below-fold"
          onPointerEnter={() => highlight?.set(business.id)}
          onPointerLeave={() => highlight?.set(null)}
          onFocus={() => highlight?.set(business.id)}
          onBlur={() => highlight?.set(null)}
        >
          <ListingCard
            business={business}
            layout={layout}
            // A list of results begins in view; elsewhere the grid follows other things.
            isInView={isBesideMap && index < 3}
            isLit={highlight?.id === business.id}
          />
        </li>
      ))}
    </ul>
  );
}
