import { line, plot } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** Leaning figures, drawn rather than set, so that they look alike without fonts. Each 6 by 10. */
const FIGURES: readonly string[] = [
  "M4 -10Q1 -10 1 -4Q1 0 3 0Q6 0 6 -6Q6 -10 4 -10",
  "M2 -8L5 -10L3 0",
  "M2 -8Q3 -10 5 -10Q7 -9 5 -6L1 0L5 0",
  "M2 -9Q6 -11 6 -8Q6 -5.5 3.5 -5.5Q6 -5 5 -2Q3 1 0.5 -0.8",
  "M5 -10L1 -3L6 -3M5.5 -6L4 0",
  "M6.5 -10L3 -10L2.2 -6Q6 -7 5.4 -3Q4 1 0.5 -0.6",
  "M5.5 -10Q1.5 -7 1 -3Q1 0 3 0Q5.4 -0.6 5.4 -3.4Q4.6 -6 1.5 -4",
  "M2 -10L6.5 -10L2.5 0",
  "M4 -10Q1.6 -9.6 2 -7.6Q2.6 -6 4 -5.4Q5.6 -4 5 -2Q4 0 2.6 0Q0.6 -0.4 1 -2.4Q1.6 -4.6 4.4 -5.8Q6.6 -7 6 -9Q5.4 -10 4 -10",
  "M5.6 -6.6Q2 -4.6 2 -7.4Q2.4 -10 4.6 -10Q6.4 -9.6 5.8 -6.6Q5 -2 1.6 0",
];

export interface Sounding {
  x: number;
  y: number;
  fathoms: number;
}

/** Depths as printed on charts. `flat` below 1 lays them down on the water. */
export function soundings(
  { light }: Stage,
  spots: readonly Sounding[],
  flat = 1,
  size = 2.1,
): string {
  const figures = spots.map(({ x, y, fathoms }) =>
    [...String(fathoms)]
      .map((digit, order) =>
        plot(FIGURES[Number(digit)] ?? "", { x: x + order * 7.5 * size, y: y / flat, scale: size }),
      )
      .join(""),
  );
  const drawn = line(figures.join(""), light.seaLine, 1.5, 0.6);
  return flat === 1 ? drawn : `<g transform="scale(1 ${flat})">${drawn}</g>`;
}
