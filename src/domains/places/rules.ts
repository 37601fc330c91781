import { HALF_CELL } from "./limits-contract.ts";

const MILLIONTHS = 1_000_000;
const CELL = MILLIONTHS / 5;

/** -76.4 → -76.3: whole millionths of a degree, so that an edge belongs to the cell that it begins. */
export function middleOfCell(degrees: string | number): number {
  const millionths = Math.round(Number(degrees) * MILLIONTHS);
  return (Math.floor(millionths / CELL) * CELL + CELL / 2) / MILLIONTHS;
}

export interface Corner {
  latitude: number;
  longitude: number;
}

/** South-west and north-east, for the square on a chart. */
export function cornersOfCell(middle: Corner): [Corner, Corner] {
  const at = (step: number): Corner => ({
    latitude: middle.latitude + step,
    longitude: middle.longitude + step,
  });
  return [at(-HALF_CELL), at(HALF_CELL)];
}

/** A finger on a chart is about that many pixels exact, and no chart is drawn finer than the least. */
const FINGER_PIXELS = 8;
const CHART_METERS = { least: 50, most: 500_000 };

/** How exact the pin of somebody is who picks on a chart of this scale. */
export const pickedAccuracy = (metersPerPixel: number): number =>
  Math.ceil(
    Math.min(Math.max(FINGER_PIXELS * metersPerPixel, CHART_METERS.least), CHART_METERS.most),
  );
