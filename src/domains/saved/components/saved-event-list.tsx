import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { EventCard } from "#src/domains/events/event/components/event-card.tsx";
import { events, shownEventsQuery } from "../event-client.ts";
import { SaveEvent } from "./save-for-later.tsx";

/** Below the places; nothing is shown where no event is saved. */
export function SavedEventList() {
  events.useMergeDevice();
  const { ids } = events.useSaved();
  const found = useQuery(shownEventsQuery(ids));
  const [now] = useState(Date.now);
  const shown = (found.data ?? []).filter(({ id }) => ids.includes(id));
  if (ids.length > 0 && found.isError) {
    return (
      <div className="page-width py-6">
        <ErrorState onRetry={() => void found.refetch()}>
          Your saved events did not load.
        </ErrorState>
      </div>
    );
  }
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="saved-events" className="page-width flex flex-col gap-4 pb-10">
      <h2 id="saved-events" className="font-semibold font-serif text-xl">
        <span className="figures">{shown.length}</span>{" "}
        {shown.length === 1 ? "saved event" : "saved events"}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((event) => (
          <li key={event.id} className="flex flex-col gap-2">
            <EventCard event={event} now={now} isCompact />
            <SaveEvent id={event.id} name={event.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
