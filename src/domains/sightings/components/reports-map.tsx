import { useNavigate } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { WHOLE_COAST } from "#src/domains/places/limits-contract.ts";
import { cornersOfCell } from "#src/domains/places/rules.ts";
import type { SpeciesReport } from "../contract.ts";
import { reportPath } from "../limits-contract.ts";
import { titleOf } from "./report-title.ts";

interface ReportsMapProps {
  reports: readonly SpeciesReport[];
  ariaLabel: string;
  className: string;
}

/** Pins where the place is known, squares where it is shown only roughly. The list beside it says the same. */
export function ReportsMap({ reports, ariaLabel, className }: ReportsMapProps) {
  const navigate = useNavigate();
  const placed = reports.flatMap((report) =>
    report.latitude === null || report.longitude === null
      ? []
      : [{ report, latitude: +report.latitude, longitude: +report.longitude }],
  );
  const exact = placed.filter(({ report }) => !report.isBlurred);
  const rough = placed.filter(({ report }) => report.isBlurred);
  return (
    <div className="flex flex-col gap-2">
      <MapFrame
        ariaLabel={ariaLabel}
        bounds={boundsOf(placed)}
        points={exact.map(({ report, ...at }) => ({
          ...at,
          id: report.id,
          label: titleOf(report),
        }))}
        squares={squaresOf(rough)}
        onSelect={(id) => void navigate(reportPath(Number(id)))}
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

interface Place {
  latitude: number;
  longitude: number;
}

/** Each once, however many reports lie in it. */
function squaresOf(places: readonly Place[]) {
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

function boundsOf(places: readonly Place[]) {
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
