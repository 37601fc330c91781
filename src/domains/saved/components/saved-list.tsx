import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ListingCardSkeleton } from "#src/domains/directory/listing/components/listing-card-skeleton.tsx";
import { ListingGrid } from "#src/domains/directory/listing/components/listing-grid.tsx";
import { PlacesMap } from "#src/domains/search/components/places-map.tsx";
import { ResultsLayout } from "#src/domains/search/components/results-layout.tsx";
import { places, placesQuery } from "../client.ts";

/** The saved places as cards, whose heart takes them off the list, with the same on a map. */
export function SavedList() {
  const { ids, isOnDevice, isPending, isFailed, retry } = places.useSaved();
  const found = useQuery(placesQuery(ids));
  const shown = (found.data ?? []).filter(({ id }) => ids.includes(id));
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(shown.length, title);

  if (isFailed) return <NotLoaded onRetry={retry} />;
  if (ids.length > 0 && found.isError) return <NotLoaded onRetry={() => void found.refetch()} />;
  if (isPending || (ids.length > 0 && found.isPending)) return <Loading />;
  if (shown.length === 0) return <NothingSaved titleRef={title} />;
  return (
    <ResultsLayout map={<PlacesMap businesses={shown} label="Map of your saved places" />}>
      <div className="flex flex-col gap-4">
        <h2 ref={title} tabIndex={-1} className="font-semibold font-serif text-xl">
          <span className="figures">{shown.length}</span>{" "}
          {shown.length === 1 ? "saved place" : "saved places"}
        </h2>
        {isOnDevice ? <OnDeviceNote /> : null}
        <ListingGrid businesses={shown} isBesideMap />
      </div>
    </ResultsLayout>
  );
}

/** The pressed heart went with its card: the focus moves to the heading that counts what is left. */
function useFocusAfterRemoval(count: number, title: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) title.current?.focus();
  }, [count, title]);
}

function OnDeviceNote() {
  return (
    <p className="text-ink-soft">
      These places are kept on this device only.{" "}
      <Link to="/login" className="underline">
        Sign in
      </Link>{" "}
      to have them everywhere.
    </p>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width py-6">
      <ErrorState onRetry={onRetry}>Your saved places did not load.</ErrorState>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="page-width grid gap-4 py-6 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your saved places</span>
      <ListingCardSkeleton />
      <ListingCardSkeleton />
      <ListingCardSkeleton />
    </div>
  );
}

function NothingSaved({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="page-width py-6">
      <EmptyState
        title={
          <span ref={titleRef} tabIndex={-1}>
            No saved places yet
          </span>
        }
        icon={<Heart />}
        seed="saved places"
        action={
          <Button asChild>
            <Link to="/categories">Browse categories</Link>
          </Button>
        }
      >
        Press the heart on any place to keep it here.
      </EmptyState>
    </div>
  );
}
