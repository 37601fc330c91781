import type { ReactNode } from "react";
import { Skeleton, SkeletonText } from "#src/design/primitives/skeleton.tsx";
import { ListingGridSkeleton } from "#src/domains/directory/listing/components/listing-grid-skeleton.tsx";
import { EventGridSkeleton } from "#src/domains/events/event/components/event-grid-skeleton.tsx";

const SHAPES: readonly { path: RegExp; Shape: () => ReactNode }[] = [
  { path: /^\/$/, Shape: HomeShape },
  { path: /^\/business\//, Shape: ListingShape },
  { path: /^\/events$/, Shape: EventsShape },
  { path: /^\/(search|location|category\/.+)$/, Shape: ListShape },
];

export const shapeAt = (pathname: string) => SHAPES.find(({ path }) => path.test(pathname))?.Shape;

function HomeShape() {
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <Skeleton className="h-80 w-full" />
      <ListingGridSkeleton />
    </div>
  );
}

function ListShape() {
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <ListingGridSkeleton />
    </div>
  );
}

function EventsShape() {
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <EventGridSkeleton />
    </div>
  );
}

function ListingShape() {
  return (
    <div role="status">
      <span className="sr-only">Loading business</span>
      <Skeleton className="h-56 w-full sm:h-72 lg:h-96" />
      <div className="page-width grid gap-8 py-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-10 w-2/3 max-w-md" />
          <Skeleton className="h-5 w-48" />
          <SkeletonText lines={6} />
        </div>
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}
