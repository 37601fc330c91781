import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { BusinessCardSkeleton } from "#src/domains/directory/components/business-card-skeleton.tsx";
import { BusinessGrid } from "#src/domains/directory/components/business-grid.tsx";
import { PlacesMap } from "#src/domains/directory/components/places-map.tsx";
import { placesQuery, useSavedPlaces } from "../client.ts";

/** The saved places as cards, whose heart takes them off the list, with the same on a map. */
export function SavedList() {
  const { ids, isOnDevice, isPending, isFailed, retry } = useSavedPlaces();
  const places = useQuery(placesQuery(ids));
  const shown = (places.data ?? []).filter(({ id }) => ids.includes(id));
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(shown.length, title);

  if (isFailed) return <ErrorState onRetry={retry}>Your saved places did not load.</ErrorState>;
  if (ids.length > 0 && places.isError) {
    return (
      <ErrorState onRetry={() => void places.refetch()}>Your saved places did not load.</ErrorState>
    );
  }
  if (isPending || (ids.length > 0 && places.isPending)) return <Loading />;
  if (shown.length === 0) return <NothingSaved titleRef={title} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 ref={title} tabIndex={-1} className="font-semibold font-serif text-xl">
          <span className="figures">{shown.length}</span>{" "}
          {shown.length === 1 ? "saved place" : "saved places"}
        </h2>
        {isOnDevice ? <OnDeviceNote /> : null}
        <BusinessGrid businesses={shown} isBesideMap />
      </div>
      <div className="lg:sticky lg:top-4">
        <PlacesMap businesses={shown} label="Map of your saved places" />
      </div>
    </div>
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

function Loading() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your saved places</span>
      <BusinessCardSkeleton />
      <BusinessCardSkeleton />
      <BusinessCardSkeleton />
    </div>
  );
}

function NothingSaved({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  return (
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
  );
}
