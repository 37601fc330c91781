import { useNavigate } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import type { Highlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import { boundsAround } from "#src/domains/search/components/map-points.ts";
import type { Event } from "../contract.ts";
import { labelOf, pointOf } from "../position-rules.ts";

interface EventsMapProps {
  events: readonly Event[];
  highlight: Highlight;
}

/** The places of the listed events; the list beside it says the same in words. */
export function EventsMap({ events, highlight }: EventsMapProps) {
  const navigate = useNavigate();
  const points = events.flatMap((event) => {
    const point = pointOf(event);
    return point ? [{ id: event.id, label: labelOf(event), ...point }] : [];
  });
  return (
    <MapFrame
      ariaLabel="Map of the listed events"
      points={points}
      bounds={boundsAround(points)}
      highlightedId={highlight.id}
      onHover={(id) => highlight.set(id === null ? null : Number(id))}
      onSelect={(id) => navigate(`/events/${id}`)}
      className="h-96 xl:h-[calc(100dvh-6rem)]"
    />
  );
}
