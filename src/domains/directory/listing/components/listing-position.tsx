import { MapFrame } from "#src/design/map/map-frame.tsx";
import type { Business } from "../contract.ts";
import { APPROXIMATE_POSITION, degreesMinutes } from "../position-rules.ts";

/** Where it lies: the chart, and the same in words below it. */
export function ListingPosition({ business }: { business: Business }) {
  const { latitude, longitude, positionIsApproximate } = business;
  if (!latitude || !longitude) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return (
    <figure>
      <MapFrame
        ariaLabel={`Map of ${business.name}`}
        points={[{ id: business.id, label: business.name, ...point }]}
        center={point}
        zoom={13}
        className="h-72"
      />
      <figcaption className="mt-2 text-ink-soft text-sm">
        {business.address}, {business.city}, {business.state}
        {positionIsApproximate ? (
          <span className="block">{APPROXIMATE_POSITION}</span>
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
