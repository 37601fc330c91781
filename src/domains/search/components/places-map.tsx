import { useNavigate } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import type { ListingCardFacts } from "#src/domains/directory/listing/card-contract.ts";
import { boundsAround, toPoint } from "./map-points.ts";

interface PlacesMapProps {
  label: string;
  businesses: readonly ListingCardFacts[];
}

/** Just these places, each with its pin. */
export function PlacesMap({ label, businesses }: PlacesMapProps) {
  const navigate = useNavigate();
  const points = businesses.flatMap((business) => toPoint(business) ?? []);
  return (
    <MapFrame
      ariaLabel={label}
      points={points}
      bounds={boundsAround(points)}
      onSelect={(id) => navigate(`/business/${id}`)}
      className="h-96 xl:h-[calc(100dvh-6rem)]"
    />
  );
}
