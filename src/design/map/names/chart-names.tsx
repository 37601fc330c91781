import type { Map as MapLibreMap } from "maplibre-gl";
import { memo, useMemo } from "react";
import { cx } from "#src/design/class-names.ts";
import type { MapProps } from "#src/design/map/map-props.ts";
import { isWater } from "#src/design/map/names/chart-name.ts";
import { freeOf, marginNotes } from "#src/design/map/names/frame-names.ts";
import { marksOf } from "#src/design/map/names/marks.ts";
import { worldPoint } from "#src/design/map/names/mercator.ts";
import { faceOf } from "#src/design/map/names/name-face.ts";
import {
  keepApart,
  type PlacedName,
  placeNames,
  stepOf,
} from "#src/design/map/names/place-names.ts";
import { useChartNames, useMeasure } from "#src/design/map/names/use-chart-names.ts";
import type { MovingView } from "#src/design/map/use-chart-view.ts";

type MarkProps = Pick<MapProps, "points" | "clusters" | "draggablePin">;

interface ChartNamesProps extends MarkProps {
  map: MapLibreMap;
  view: MovingView;
}

/** Decoration for who sees the chart: the list beside it says where things are. */
export function ChartNames({ map, view, points, clusters, draggablePin }: ChartNamesProps) {
  const names = useChartNames(map);
  const measure = useMeasure();
  const marks = useMemo(
    () => marksOf({ points, clusters, draggablePin }),
    [points, clusters, draggablePin],
  );
  const step = stepOf(view.zoom);
  const placed = useMemo(
    () => (measure ? placeNames(names, marks, step, measure) : []),
    [names, marks, step, measure],
  );
  const apart = useMemo(() => keepApart(placed, marks, view.zoom), [placed, marks, view.zoom]);
  const center = worldPoint(view, view.zoom);
  const corner = { x: center.x - view.width / 2, y: center.y - view.height / 2 };
  const shown = apart.filter(freeOf(view, corner, marginNotes(view)));
  // Counted from a point near by: so far from the corner of the world, pixels have no room for fractions.
  const origin = { x: Math.floor(corner.x / 4096) * 4096, y: Math.floor(corner.y / 4096) * 4096 };
  const shift = `translate(${(origin.x - corner.x).toFixed(2)} ${(origin.y - corner.y).toFixed(2)})`;
  return (
    <svg
      aria-hidden="true"
      width={view.width}
      height={view.height}
      className="pointer-events-none absolute inset-0"
    >
      <g transform={shift}>
        {shown.map((each) => (
          <NameText
            key={`${each.name.name} ${each.name.latitude} ${each.name.longitude}`}
            placed={each}
            zoom={view.zoom}
            originX={origin.x}
            originY={origin.y}
          />
        ))}
      </g>
    </svg>
  );
}

interface NameTextProps {
  placed: PlacedName;
  zoom: number;
  originX: number;
  originY: number;
}

/** While a person pans, none of this changes: the group around all names moves. */
const NameText = memo(function NameText({ placed, zoom, originX, originY }: NameTextProps) {
  const { name, offset } = placed;
  const { size, spacing } = faceOf(name);
  const at = worldPoint(name, zoom);
  return (
    <text
      x={(at.x + offset.x - originX).toFixed(1)}
      y={(at.y + offset.y - originY).toFixed(1)}
      dominantBaseline="central"
      textAnchor="middle"
      strokeWidth={3}
      strokeLinejoin="round"
      style={{ fontSize: size, letterSpacing: spacing }}
      className={cx("animate-fade-in [paint-order:stroke]", inkOf(placed))}
    >
      {name.name}
    </text>
  );
});

function inkOf({ name: { kind } }: PlacedName): string {
  if (isWater(kind)) return "water-name fill-water-ink stroke-page";
  return kind === "town"
    ? "place-name fill-ink stroke-land"
    : "place-name fill-land-ink stroke-land";
}
