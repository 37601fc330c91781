import type { Highlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import type { Event } from "../contract.ts";
import { EventCard } from "./event-card.tsx";

interface EventGridProps {
  events: readonly Event[];
  now: number;
  isCompact?: boolean;
  highlight?: Highlight;
  /** A list of certain days leads to the date that it shows. */
  leadsToDate?: boolean;
}

const GRID = "grid gap-6 sm:grid-cols-2";

export function EventGrid({ events, now, isCompact, highlight, leadsToDate }: EventGridProps) {
  return (
    <ul className={highlight ? GRID : `${GRID} lg:grid-cols-3`}>
      {events.map((event) => (
        <li
          key={event.id}
          onPointerEnter={highlight && (() => highlight.set(event.id))}
          onPointerLeave={highlight && (() => highlight.set(null))}
          onFocus={highlight && (() => highlight.set(event.id))}
          onBlur={highlight && (() => highlight.set(null))}
        >
          <EventCard
            event={event}
            now={now}
            isCompact={isCompact}
            isLit={highlight?.id === event.id}
            to={
              leadsToDate && event.isRecurring
                ? `/events/${event.id}?date=${event.dateId}`
                : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}
