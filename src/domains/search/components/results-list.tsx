import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useSlow } from "#src/design/use-slow.ts";
import { ListingGrid } from "#src/domains/directory/listing/components/listing-grid.tsx";
import { ListingGridSkeleton } from "#src/domains/directory/listing/components/listing-grid-skeleton.tsx";
import type { Highlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { FoundCards } from "../contract.ts";
import { readCursor } from "../cursor-contract.ts";
import { endsStretch } from "../query-rules.ts";
import { ChipLink } from "./chip-link.tsx";
import { EarlierResults } from "./earlier-results.tsx";
import { LoadMore } from "./load-more.tsx";
import { NoListings } from "./no-listings.tsx";
import type { Filters } from "./use-filters.ts";

interface ResultsListProps {
  found: FoundCards;
  filters: Filters;
  highlight: Highlight;
  layout?: "grid" | "list";
  /** Beside the count: how it is sorted and laid out. */
  controls?: ReactNode;
  /** The same list without its filters. */
  clearTo: string;
}

/** How many were found, and the first of them; more on request. */
export function ResultsList(props: ResultsListProps) {
  const { found, filters, highlight, layout, controls, clearTo } = props;
  // More of the same keeps what is there; another question does not.
  const isAskedAnew = useSlow(filters.isLoading && !filters.search.has("page"));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <FoundLine found={found} />
          {filters.search.has("area") ? (
            <ChipLink to={filters.linkTo({ area: null })}>
              Only in the area of the map <X aria-hidden className="size-4" />
              <span className="sr-only">: search everywhere</span>
            </ChipLink>
          ) : null}
        </div>
        <div className="flex flex-wrap items-end gap-3">{controls}</div>
      </div>
      {isAskedAnew ? <ListingGridSkeleton isBesideMap /> : null}
      <div hidden={isAskedAnew}>
        <EarlierResults offset={found.offset} />
        {found.businesses.length === 0 ? (
          <NoListings clearTo={clearTo} />
        ) : (
          <ListingGrid
            businesses={found.businesses}
            layout={layout}
            highlight={highlight}
            isBesideMap
          />
        )}
        <MoreResults next={found.next} />
      </div>
    </>
  );
}

function FoundLine({ found }: { found: FoundCards }) {
  return (
    <p aria-live="polite">
      <strong className="figures">{totalText(found.totalCount, found.totalIsCapped)}</strong>{" "}
      {found.totalCount === 1 ? "place" : "places"}
      {found.corrected ? <> for “{found.corrected}”</> : null}
      {found.towns.length > 0 ? <> in {found.towns.join("; ")}</> : null}
      {found.offset > 0 ? (
        <>
          , from number <span className="figures">{formatNumber(found.offset + 1)}</span> on
        </>
      ) : null}
    </p>
  );
}

/** The cursor knows how many were passed, even when one of them is gone meanwhile. */
function MoreResults({ next }: { next: string | null }) {
  const shown = next === null ? 0 : (readCursor(next)?.offset ?? 0);
  if (shown === 0) return null;
  return <LoadMore shown={shown} total={shown + 1} after={endsStretch(shown) ? next : null} />;
}
