import { hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** A slatted deck chair from behind, 100 units high. */
export function deckChair({ light }: Stage, spot: Spot, colour: string): string {
  return (
    hatch(plot("M-40 4Q0 16 64 4Q40 22 -20 18Z", spot), 0.7) +
    shape(
      plot("M-34 -6L-40 4L-32 4L-24 -20ZM34 -6L40 4L32 4L24 -20Z", spot),
      colour,
      light.ink,
      2,
    ) +
    shape(
      plot(
        "M-50 -44L-22 -42L-22 -36L-50 -38ZM50 -44L22 -42L22 -36L50 -38ZM-46 -38L-40 -38L-38 0L-44 0ZM46 -38L40 -38L38 0L44 0Z",
        spot,
      ),
      colour,
      light.ink,
      1.8,
    ) +
    shape(
      plot("M-26 -6L-36 -84Q-20 -102 0 -104Q20 -102 36 -84L26 -6Z", spot),
      colour,
      light.ink,
      2.2,
    ) +
    line(
      plot("M-15 -6L-21 -97M-5 -6L-7 -103M5 -6L7 -103M15 -6L21 -97", spot),
      light.ink,
      1.6,
      0.8,
    ) +
    shape(
      plot("M-31 -62L31 -62L30 -54L-30 -54ZM-28 -26L28 -26L27 -18L-27 -18Z", spot),
      colour,
      light.ink,
      1.6,
    ) +
    hatch(plot("M4 -6L6 -104Q20 -102 36 -84L26 -6Z", spot), 0.4)
  );
}
