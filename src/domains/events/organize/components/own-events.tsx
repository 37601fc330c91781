import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { CreateEventButton } from "../../event/components/create-event-button.tsx";
import { organizedQuery } from "../client.ts";
import { OwnEventRow } from "./own-event-row.tsx";

const FIRST = { limit: 100, offset: 0 };

/** The events of the signed-in organizer. */
export function OwnEvents() {
  const { data, isError, refetch } = useQuery(organizedQuery(FIRST));
  if (isError) {
    return (
      <ErrorState title="Your events did not load" onRetry={refetch}>
        Please try again later.
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-64" />;
  if (data.total === 0) {
    return (
      <EmptyState title="You have no events yet" action={<CreateEventButton />}>
        Boat shows, races, cleanups: what you announce stands here.
      </EmptyState>
    );
  }
  const now = Date.now();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {data.items.map((event) => (
        <OwnEventRow key={event.id} event={event} now={now} />
      ))}
    </ul>
  );
}
