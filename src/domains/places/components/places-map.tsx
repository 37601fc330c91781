import { useNavigate } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { WHOLE_COAST } from "../limits-contract.ts";
import { type Corner, cornersOfCell } from "../rules.ts";

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

/** Pins where the place is known, squares where it is shown only roughly. The list beside it says the same. */
export function PlacesMap({ places, ariaLabel, className }: PlacesMapProps) {
  const navigate = useNavigate();
  const placed = places.flatMap((place) =>
    place.latitude === null || place.longitude === null
      ? []
      : [{ ...place, latitude: +place.latitude, longitude: +place.longitude }],
  );
  const exact = placed.filter(({ isBlurred }) => !isBlurred);
  const rough = placed.filter(({ isBlurred }) => isBlurred);
  const open = (id: number | string) => {
    const to = places.find((place) => place.id === id)?.to;
    if (to) void navigate(to);
  };
  return (
    <div className="flex flex-col gap-2">
      <MapFrame
        ariaLabel={ariaLabel}
        bounds={boundsOf(placed)}
        points={exact.map(({ id, label, latitude, longitude }) => ({
          ...{ id, label, latitude, longitude },
        }))}
        squares={squaresOf(rough)}
        onSelect={open}
        className={className}
      />
      {rough.length > 0 ? (
        <p className="text-ink-soft text-sm">
          Squares: somewhere in there. Places of threatened species are shown only roughly.
        </p>
      ) : null}
    </div>
  );
}

/** Each once, however many lie in it. */
function squaresOf(places: readonly Corner[]) {
  const boxes = places.map((place) => {
    const [southWest, northEast] = cornersOfCell(place);
    return {
      west: southWest.longitude,
      south: southWest.latitude,
      east: northEast.longitude,
      north: northEast.latitude,
    };
  });
  return [...new Map(boxes.map((box) => [`${box.west},${box.south}`, box])).values()];
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
