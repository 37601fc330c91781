import type { Map as MapLibreMap } from "maplibre-gl";
import type { Bounds } from "#src/design/map/map-props.ts";
import type { MovingView } from "#src/design/map/use-chart-view.ts";

interface MapSquaresProps {
  map: MapLibreMap;
  view: MovingView;
  squares: readonly Bounds[];
}

/** Somewhere in each of these: drawn anew for each frame of a movement. */
export function MapSquares({ map, view: { width, height }, squares }: MapSquaresProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      className="pointer-events-none absolute inset-0"
    >
      {squares.map((square) => {
        const corner = map.project([square.west, square.north]);
        const other = map.project([square.east, square.south]);
        return (
          <rect
            key={`${square.west},${square.south}`}
            x={corner.x}
            y={corner.y}
            width={Math.max(0, other.x - corner.x)}
            height={Math.max(0, other.y - corner.y)}
            className="fill-accent/15 stroke-accent"
            strokeDasharray="4 3"
          />
        );
      })}
    </svg>
  );
}
