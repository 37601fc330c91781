import {
  cellKey,
  cellsIn,
  DETAIL_CELL,
  DETAIL_FROM_ZOOM,
  fileAt,
  REGION_CELL,
  REGION_FROM_ZOOM,
  WORLD_FILE,
} from "#src/design/map/coast/coast-cells.ts";
import { type CoastFeatures, featuresOf } from "#src/design/map/coast/coast-features.ts";
import type { CoastBin } from "#src/design/map/coast/coast-file.ts";
import type { Bounds } from "#src/design/map/map-props.ts";

interface DrawnBin extends CoastFeatures {
  bounds: Bounds;
}

/** The bins of a file by the cell in which a finer file could draw them better. */
export type DrawnFile = ReadonlyMap<string, readonly DrawnBin[]>;

export function drawFile(file: string, bins: readonly CoastBin[]): DrawnFile {
  const cell = file === WORLD_FILE ? REGION_CELL : DETAIL_CELL;
  const drawn = new Map<string, DrawnBin[]>();
  for (const bin of bins) {
    const { west, south, size } = bin;
    const key = cellKey(Math.floor(west / cell) * cell, Math.floor(south / cell) * cell);
    const bounds = { west, south, east: west + size, north: south + size };
    drawn.set(key, [...(drawn.get(key) ?? []), { bounds, ...featuresOf(bin) }]);
  }
  return drawn;
}

/** The finest land that has been loaded for a view, each place drawn once. */
export function coverView(
  view: Bounds,
  zoom: number,
  files: ReadonlyMap<string, DrawnFile>,
): CoastFeatures {
  const bins = cellsIn(view, REGION_CELL).flatMap(([west, south]) => {
    const regionFile = zoom >= REGION_FROM_ZOOM ? fileAt("region", west, south) : undefined;
    const region = regionFile ? files.get(regionFile) : undefined;
    const cell = { west, south, east: west + REGION_CELL, north: south + REGION_CELL };
    const finer = cellsIn(overlap(cell, view), DETAIL_CELL).map(([x, y]) => {
      const detailFile = zoom >= DETAIL_FROM_ZOOM ? fileAt("detail", x, y) : undefined;
      const detail = detailFile ? files.get(detailFile) : undefined;
      return (detail ?? region)?.get(cellKey(x, y));
    });
    const hasFiner = region !== undefined || finer.some((found) => found !== undefined);
    if (hasFiner) return finer.flatMap((found) => found ?? []);
    return files.get(WORLD_FILE)?.get(cellKey(west, south)) ?? [];
  });
  const seen = bins.filter(({ bounds }) => touches(bounds, view));
  return {
    coast: seen.flatMap(({ coast }) => coast),
    shoal: seen.flatMap(({ shoal }) => shoal),
  };
}

function overlap(a: Bounds, b: Bounds): Bounds {
  return {
    west: Math.max(a.west, b.west),
    south: Math.max(a.south, b.south),
    east: Math.min(a.east, b.east),
    north: Math.min(a.north, b.north),
  };
}

function touches(a: Bounds, b: Bounds): boolean {
  return a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;
}
