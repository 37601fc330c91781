import type { Bounds, MapPoint, Position } from "#src/design/map/map-props.ts";
import type { ListingCardFacts } from "#src/domains/directory/listing/card-contract.ts";

export function toPoint({ id, name, latitude, longitude }: ListingCardFacts): MapPoint | null {
  if (!latitude || !longitude) return null;
  return { id, label: name, latitude: Number(latitude), longitude: Number(longitude) };
}

/** About a mile: a single place still shows what lies around it. */
const MARGIN_DEGREES = 0.015;

export const widen = ({ west, south, east, north }: Bounds): Bounds => ({
  west: west - MARGIN_DEGREES,
  south: south - MARGIN_DEGREES,
  east: east + MARGIN_DEGREES,
  north: north + MARGIN_DEGREES,
});

export function boundsAround(points: readonly Position[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return widen({
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  });
}
