import { MapFrame } from "#src/design/map/map-frame.tsx";
import { degreesMinutes } from "#src/domains/directory/listing/position-rules.ts";
import type { EventDetail } from "../contract.ts";
import { APPROXIMATE_MIDDLE, labelOf, pointOf } from "../position-rules.ts";
import { placeText } from "../rules.ts";

/** Where it is: the chart, and the same in words below it. */
export function EventPosition({ event }: { event: EventDetail }) {
  const { id, title, positionIsApproximate } = event;
  const place = placeText(event);
  const point = pointOf(event);
  if (point === null) return <p>{place}</p>;
  return (
    <figure>
      <MapFrame
        ariaLabel={`Map of ${title}${positionIsApproximate ? ", approximate" : ""}`}
        points={[{ id, label: labelOf(event), ...point }]}
        center={point}
        zoom={positionIsApproximate ? 11 : 13}
        className="h-72"
      />
      <figcaption className="mt-2 text-ink-soft text-sm">
        {place}
        {positionIsApproximate ? (
          <span className="block">{APPROXIMATE_MIDDLE}</span>
        ) : (
          <span className="figures block">
            {degreesMinutes(point.latitude, "latitude")}{" "}
            {degreesMinutes(point.longitude, "longitude")}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
