import coastIndex from "#src/design/map/coast/coast-index.json" with { type: "json" };
import type { Bounds } from "#src/design/map/map-props.ts";

/** Degrees along one side of the square that one file of the layer covers. */
export const REGION_CELL = 10;
export const DETAIL_CELL = 2;

/** A pixel is then as large as the error of the coarser layer. */
export const REGION_FROM_ZOOM = 6.6;
export const DETAIL_FROM_ZOOM = 8.6;

export const WORLD_FILE = "world";

const KNOWN = {
  region: new Set(coastIndex.region.split(" ")),
  detail: new Set(coastIndex.detail.split(" ")),
};

export const cellKey = (west: number, south: number): string => `${west}_${south}`;

/** The south-west corners of the cells that a view touches. */
export function cellsIn({ west, south, east, north }: Bounds, size: number): [number, number][] {
  const floor = (value: number) => Math.floor(value / size) * size;
  const cells: [number, number][] = [];
  for (let y = floor(Math.max(south, -90)); y < Math.min(north, 90); y += size) {
    for (let x = floor(Math.max(west, -180)); x < Math.min(east, 180); x += size) {
      cells.push([x, y]);
    }
  }
  return cells;
}

/** The file of a layer that holds a place, when there is one. */
export function fileAt(
  layer: "region" | "detail",
  west: number,
  south: number,
): string | undefined {
  const size = layer === "region" ? REGION_CELL : DETAIL_CELL;
  const key = cellKey(Math.floor(west / size) * size, Math.floor(south / size) * size);
  return KNOWN[layer].has(key) ? `${layer}/${key}` : undefined;
}

/** The files that draw a view as finely as its zoom can show. */
export function filesFor(view: Bounds, zoom: number): Set<string> {
  if (zoom < REGION_FROM_ZOOM) return new Set([WORLD_FILE]);
  return new Set(
    cellsIn(view, DETAIL_CELL).map(([west, south]) => {
      const detail = zoom >= DETAIL_FROM_ZOOM ? fileAt("detail", west, south) : undefined;
      return detail ?? fileAt("region", west, south) ?? WORLD_FILE;
    }),
  );
}

/** The view with a share of its own size on each side. */
export function widen({ west, south, east, north }: Bounds, share: number): Bounds {
  const [dx, dy] = [(east - west) * share, (north - south) * share];
  return { west: west - dx, south: south - dy, east: east + dx, north: north + dy };
}

export function isWithin(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.west >= outer.west &&
    inner.east <= outer.east &&
    inner.south >= outer.south &&
    inner.north <= outer.north
  );
}
