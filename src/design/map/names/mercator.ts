import type { Position } from "#src/design/map/map-props.ts";

export interface Point {
  x: number;
  y: number;
}

const TILE = 512;

/** Pixels from the north-west corner of the world at a zoom, as MapLibre counts them. */
export function worldPoint({ latitude, longitude }: Position, zoom: number): Point {
  const size = TILE * 2 ** zoom;
  const northing = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - northing / (2 * Math.PI)) * size,
  };
}
