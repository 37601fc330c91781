import type { Map as MapLibreMap } from "maplibre-gl";
import type { Bounds } from "#src/design/map/map-props.ts";
import type { MovingView } from "#src/design/map/use-chart-view.ts";

interface MapSquaresProps {
  map: MapLibreMap;
  view: MovingView;
  squares: readonly Bounds[];
}

/** From afar a cell would be smaller than can be seen. */
const LEAST = 12;

/** Somewhere in each of these: drawn anew for each frame of a movement. */
export function MapSquares({ map, view, squares }: MapSquaresProps) {
  return (
    <svg
      aria-hidden="true"
      width={view.width}
      height={view.height}
      className="pointer-events-none absolute inset-0"
    >
      {squares.map((square) => {
        const corner = map.project([square.west, square.north]);
        const other = map.project([square.east, square.south]);
        const width = Math.max(LEAST, other.x - corner.x);
        const height = Math.max(LEAST, other.y - corner.y);
        return (
          <rect
            key={`${square.west},${square.south}`}
            x={(corner.x + other.x - width) / 2}
            y={(corner.y + other.y - height) / 2}
            width={width}
            height={height}
            className="fill-accent/15 stroke-accent"
            strokeWidth={1.5}
          />
        );
      })}
    </svg>
  );
}
