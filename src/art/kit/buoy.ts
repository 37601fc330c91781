import { mirrored } from "./afloat.ts";
import { fill, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** A racing mark: a cone of cloth, moored. About 60 units high. */
export function buoy(stage: Stage, spot: Spot, colour = stage.light.accent): string {
  const { light } = stage;
  return (
    mirrored(stage, spot, colour, 44, 0.8) +
    shape(plot("M-20 -2L-7 -58Q0 -62 7 -58L20 -2Q0 5 -20 -2Z", spot), colour, light.ink, 1.6) +
    fill(plot("M-15 -24L-11 -40Q0 -37 11 -40L15 -24Q0 -20 -15 -24Z", spot), light.sail) +
    hatch(plot("M4 3L3 -60Q6 -60 7 -58L20 -2Q12 2 4 3Z", spot), 0.5) +
    line(plot("M0 -60L0 -70", spot), light.ink, 1.6)
  );
}

/** A ball to moor to. */
export function mooring(stage: Stage, spot: Spot): string {
  const { light } = stage;
  return (
    mirrored(stage, spot, light.accent, 20, 0.6) +
    shape(
      plot("M-9 -3Q-9 -13 0 -13Q9 -13 9 -3Q6 0 0 0Q-6 0 -9 -3Z", spot),
      light.sail,
      light.ink,
      1.4,
    ) +
    line(plot("M-9 -5Q0 -2 9 -5", spot), light.accent, Math.max(2, spot.scale * 2))
  );
}
