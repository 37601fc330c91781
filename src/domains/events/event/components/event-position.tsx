import { MapFrame } from "#src/design/map/map-frame.tsx";
import { degreesMinutes } from "#src/domains/directory/listing/position-rules.ts";
import type { EventDetail } from "../contract.ts";
import { placeText } from "../rules.ts";

/** Where it is: the chart, and the same in words below it. */
export function EventPosition({ event }: { event: EventDetail }) {
  const { id, title, latitude, longitude } = event;
  const place = placeText(event);
  if (latitude === null || longitude === null) return <p>{place}</p>;
  const point = { latitude, longitude };
  return (
    <figure>
      <MapFrame
        ariaLabel={`Map of ${title}`}
        points={[{ id, label: title, ...point }]}
        center={point}
        zoom={13}
        className="h-72"
      />
      <figcaption className="mt-2 text-ink-soft text-sm">
        {place}
        <span className="figures block">
          {degreesMinutes(latitude, "latitude")} {degreesMinutes(longitude, "longitude")}
        </span>
      </figcaption>
    </figure>
  );
}
