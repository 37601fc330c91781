import { Navigation } from "lucide-react";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { degreesMinutes } from "#src/domains/directory/listing/position-rules.ts";
import { directionsTo } from "#src/shared/directions.ts";
import type { EventDetail } from "../contract.ts";
import { APPROXIMATE_MIDDLE, labelOf, pointOf } from "../position-rules.ts";
import { placeText } from "../rules.ts";

/** Where it is: the chart, and the same in words below it. */
export function EventPosition({ event }: { event: EventDetail }) {
  const { id, title, positionIsApproximate } = event;
  const place = placeText(event);
  const point = pointOf(event);
  const directions = (
    <Button asChild variant="secondary" className="self-start">
      <a href={directionsTo(goalOf(event))} target="_blank" rel="noreferrer">
        <Navigation aria-hidden /> Get Directions
      </a>
    </Button>
  );
  if (point === null)
    return (
      <div className="flex flex-col gap-3">
        <p>{place}</p>
        {directions}
      </div>
    );
  return (
    <figure className="flex flex-col gap-3">
      <MapFrame
        ariaLabel={`Map of ${title}${positionIsApproximate ? ", approximate" : ""}`}
        points={[{ id, label: labelOf(event), ...point }]}
        center={point}
        zoom={positionIsApproximate ? 11 : 13}
        className="h-72"
      />
      <figcaption className="text-ink-soft text-sm">
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
      {directions}
    </figure>
  );
}

/** Its pin where somebody set one: a dock has no house number. */
function goalOf(event: EventDetail): string {
  const point = event.positionIsApproximate ? null : pointOf(event);
  return point ? `${point.latitude},${point.longitude}` : placeText(event);
}
