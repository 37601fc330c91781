import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { NextPageButton } from "#src/design/patterns/next-page-button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { CreateEventButton } from "../../event/components/create-event-button.tsx";
import { RegistrationsElsewhere } from "../../registration/components/registrations-elsewhere.tsx";
import { organizedQuery } from "../client.ts";
import { type DoorOf, OwnEventRow } from "./own-event-row.tsx";

/** The events of the signed-in organizer. */
export function OwnEvents({ doorOf }: { doorOf: DoorOf }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(organizedQuery);
  const events = data?.pages.flatMap(({ items }) => items);
  if (isError && !events) {
    return (
      <ErrorState title="Your events did not load" onRetry={refetch}>
        Please try again later.
      </ErrorState>
    );
  }
  if (!events) return <Skeleton className="h-64" />;
  if (events.length === 0) {
    return (
      <div className="flex flex-col gap-6">
        <RegistrationsElsewhere />
        <EmptyState title="You have no events yet" action={<CreateEventButton />}>
          Boat shows, races, cleanups: what you announce stands here.
        </EmptyState>
      </div>
    );
  }
  const now = Date.now();
  return (
    <div className="flex flex-col gap-6">
      <ul className="divide-y divide-line border-line border-y">
        {events.map((event) => (
          <OwnEventRow key={event.id} {...{ event, now, doorOf }} />
        ))}
      </ul>
      <NextPageButton list={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </div>
  );
}
