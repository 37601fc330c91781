import { Skeleton } from "#src/design/primitives/skeleton.tsx";

const PLACES = ["a", "b", "c", "d", "e", "f"];

/** Six, in the shape of what comes. */
export function EventGridSkeleton() {
  return (
    <div role="status" aria-label="Loading events" className="grid gap-6 sm:grid-cols-2">
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-96" data-testid="event-skeleton" />
      ))}
    </div>
  );
}
