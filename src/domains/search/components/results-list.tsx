import { type ReactNode, type RefObject, useRef } from "react";
import { useSlow } from "#src/design/use-slow.ts";
import { cardSizeOf } from "#src/domains/directory/listing/card-size.ts";
import { ListingGrid } from "#src/domains/directory/listing/components/listing-grid.tsx";
import { ListingGridSkeleton } from "#src/domains/directory/listing/components/listing-grid-skeleton.tsx";
import type { Highlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { FoundCards } from "../contract.ts";
import { readCursor } from "../cursor-contract.ts";
import { endsStretch } from "../query-rules.ts";
import { ActiveFilters } from "./active-filters.tsx";
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
  /** Conditions without which it would be another list; they are no chips. */
  about?: readonly string[];
}

/** How many were found, and the first of them; more on request. */
export function ResultsList(props: ResultsListProps) {
  const { found, filters, highlight, layout, controls, clearTo, about } = props;
  const count = useRef<HTMLParagraphElement>(null);
  // More of the same keeps what is there; another question does not.
  const isAskedAnew = useSlow(filters.isLoading && !filters.search.has("page"));
  return (
    <div className="cards" data-cards={cardSizeOf(filters.search.get("cards"))}>
      <div className="mb-4 flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <FoundLine found={found} words={filters.search.get("q")} lineRef={count} />
          <div className="flex flex-wrap items-end gap-3">{controls}</div>
        </div>
        <ActiveFilters filters={filters} about={about} next={count} />
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
    </div>
  );
}

interface FoundLineProps {
  found: FoundCards;
  /** As they were typed. */
  words: string | null;
  lineRef: RefObject<HTMLParagraphElement | null>;
}

function FoundLine({ found, words, lineRef }: FoundLineProps) {
  return (
    <p ref={lineRef} tabIndex={-1} aria-live="polite" className="outline-none">
      <strong className="figures">{totalText(found.totalCount, found.totalIsCapped)}</strong>{" "}
      {found.totalCount === 1 ? "place" : "places"}
      {found.isPartial ? ` come near “${words}”; none has all of it` : null}
      {found.corrected && !found.isPartial ? <> for “{found.corrected}”</> : null}
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
