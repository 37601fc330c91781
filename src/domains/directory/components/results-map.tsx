import { useNavigate } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
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
      onSelect={(id) => navigate(`/business/${id}`)}
      className="h-96 xl:h-[calc(100dvh-6rem)]"
    />
  );
}
