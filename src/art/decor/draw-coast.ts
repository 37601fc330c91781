import { COAST_HEIGHT, COAST_WIDTH, coastBand } from "./coast-line.ts";
import { drawDecor } from "./decor-sheet.ts";

const BANDS = [
  { distance: 86, fill: "none", stroke: "contour-fine" },
  { distance: 60, fill: "shoal", stroke: "contour-fine" },
  { distance: 36, fill: "shoal", stroke: "contour" },
  { distance: 16, fill: "shoal-deep", stroke: "contour" },
  { distance: 0, fill: "land", stroke: "coast" },
];

/** The shore at the foot of every page. */
export function drawCoast(): string {
  const frame = { width: COAST_WIDTH, height: COAST_HEIGHT, keep: "xMidYMax slice" };
  const coast = BANDS.map(({ distance, ...ink }) => ({
    path: coastBand(distance),
    width: 1.25,
    ...ink,
  }));
  return drawDecor(frame, { coast });
}
