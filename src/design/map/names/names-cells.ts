import { cellKey, cellsIn } from "#src/design/map/coast/coast-cells.ts";
import type { Bounds, Position } from "#src/design/map/map-props.ts";
import namesIndex from "#src/design/map/names/names-index.json" with { type: "json" };

/** A name is in the first layer whose zooms it is shown in; `cell` is degrees along a file's side. */
const LAYERS = [
  { layer: "wide", fromZoom: 0, cell: 360 },
  { layer: "region", fromZoom: 7, cell: 10 },
  { layer: "near", fromZoom: 9.5, cell: 1 },
] as const;

const KNOWN = new Set(
  LAYERS.flatMap(({ layer }) => namesIndex[layer].split(" ").map((cell) => `${layer}/${cell}`)),
);

const fileOf = (layer: string, west: number, south: number) => `${layer}/${cellKey(west, south)}`;

/** The file that holds a name. */
export function fileOfName({ latitude, longitude, zoom }: Position & { zoom: number }): string {
  const { layer, cell } = LAYERS.findLast(({ fromZoom }) => zoom >= fromZoom) ?? LAYERS[0];
  return fileOf(layer, Math.floor(longitude / cell) * cell, Math.floor(latitude / cell) * cell);
}

/** The files with all names that a view can show. */
export function filesOfNames(view: Bounds, zoom: number): string[] {
  return LAYERS.filter(({ fromZoom }) => zoom >= fromZoom)
    .flatMap(({ layer, cell }) =>
      cellsIn(view, cell).map(([west, south]) => fileOf(layer, west, south)),
    )
    .filter((file) => KNOWN.has(file));
}
