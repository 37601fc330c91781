import { useState } from "react";
import { useNavigate } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { gatherPlaces } from "../gather-places.ts";
import { WHOLE_COAST } from "../limits-contract.ts";
import type { Corner } from "../rules.ts";

/** Something that is shown where it was, exactly or as a cell. */
interface ShownOnMap {
  id: number;
  label: string;
  /** The page about it. */
  to: string;
  latitude: string | null;
  longitude: string | null;
  isBlurred: boolean;
}

interface PlacesMapProps {
  places: readonly ShownOnMap[];
  ariaLabel: string;
  className: string;
}

/** Pins where the place is known, groups where many are, squares where it is shown only roughly. The list beside it says the same. */
export function PlacesMap({ places, ariaLabel, className }: PlacesMapProps) {
  const navigate = useNavigate();
  const placed = places.flatMap((place) =>
    place.latitude === null || place.longitude === null
      ? []
      : [{ ...place, latitude: +place.latitude, longitude: +place.longitude }],
  );
  const [zoom, setZoom] = useState<number | null>(null);
  const parts = gatherPlaces(placed, zoom);
  const open = (id: number | string) => {
    const to = places.find((place) => place.id === id)?.to;
    if (to) void navigate(to);
  };
  return (
    <div className="flex flex-col gap-2">
      <MapFrame
        ariaLabel={ariaLabel}
        bounds={boundsOf(placed)}
        {...parts}
        onMoveEnd={(view) => setZoom(view.zoom)}
        onSelect={open}
        className={className}
      />
      {parts.squares.length > 0 ? (
        <p className="text-ink-soft text-sm">
          Squares: somewhere in there. Places of threatened species are shown only roughly.
        </p>
      ) : null}
    </div>
  );
}

const ROOM = 0.15;

function boundsOf(places: readonly Corner[]) {
  if (places.length === 0) return WHOLE_COAST;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes) - ROOM,
    south: Math.min(...latitudes) - ROOM,
    east: Math.max(...longitudes) + ROOM,
    north: Math.max(...latitudes) + ROOM,
  };
}
