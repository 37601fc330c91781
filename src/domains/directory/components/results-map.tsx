import { useNavigate } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import type { Bounds, Position } from "#src/design/map/map-props.ts";
import type { Business } from "../contract.ts";

interface ResultsMapProps {
  businesses: readonly Business[];
  label: string;
}

/** The same places as the list beside it. */
export function ResultsMap({ businesses, label }: ResultsMapProps) {
  const navigate = useNavigate();
  const points = businesses.flatMap((business) =>
    business.latitude && business.longitude
      ? [
          {
            id: String(business.id),
            latitude: Number(business.latitude),
            longitude: Number(business.longitude),
            label: business.name,
          },
        ]
      : [],
  );
  return (
    <MapFrame
      ariaLabel={label}
      points={points}
      bounds={boundsOf(points)}
      onSelect={(id) => navigate(`/business/${id}`)}
      className="h-96 xl:h-[calc(100dvh-6rem)]"
    />
  );
}

/** About a mile: a single place still shows what lies around it. */
const MARGIN_DEGREES = 0.015;

function boundsOf(points: readonly Position[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes) - MARGIN_DEGREES,
    north: Math.max(...latitudes) + MARGIN_DEGREES,
    west: Math.min(...longitudes) - MARGIN_DEGREES,
    east: Math.max(...longitudes) + MARGIN_DEGREES,
  };
}
