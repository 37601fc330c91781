import { CONTOUR_HEIGHT, CONTOUR_WIDTH, contourPaths } from "./contour-lines.ts";
import { drawDecor } from "./decor-sheet.ts";

const LEVELS = [0.12, 0.22, 0.34, 0.48, 0.66, 0.88];

const INKS = [
  { fill: "none", stroke: "contour-fine" },
  { fill: "none", stroke: "contour-fine" },
  { fill: "shoal", stroke: "contour-fine" },
  { fill: "shoal", stroke: "contour" },
  { fill: "shoal-deep", stroke: "contour" },
  { fill: "land", stroke: "coast", width: 1.5 },
];

/** Depth contours around a few banks, the highest of them dry. They show no real place. */
export function drawContours(number: number): string {
  const frame = { width: CONTOUR_WIDTH, height: CONTOUR_HEIGHT, keep: "xMaxYMid slice" };
  const paths = contourPaths(`contours ${number}`, LEVELS);
  return drawDecor(frame, {
    tinted: paths.map((path, order) => ({ path, ...INKS[order] })),
    lines: paths.map((path) => ({ path, stroke: "contour-fine" })),
  });
}
