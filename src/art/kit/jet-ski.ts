import { mirrored, wake } from "./afloat.ts";
import { disc, fill, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

const HULL =
  "M-50 -9Q-46 -15 -30 -15L2 -15Q14 -16 22 -20Q42 -16 56 -7Q46 1 22 3L-44 3Q-50 -1 -50 -9Z";

/** A jet ski under way, 100 units long, and who rides it. */
export function jetSki(stage: Stage, spot: Spot, colour: string): string {
  const { light } = stage;
  const headX = spot.x + (spot.flip ? -1 : 1) * spot.scale;
  const headY = spot.y - 55 * spot.scale;
  return (
    mirrored(stage, spot, colour, 92, 0.8) +
    wake(stage, spot, 92) +
    line(
      plot("M-50 -4Q-66 -22 -84 -20M-50 -2Q-72 -14 -98 -8M-50 0Q-70 -30 -76 -36", spot),
      light.foam,
      2.6,
    ) +
    shape(plot(HULL, spot), colour, light.ink, 1.8) +
    hatch(plot("M-49 -5Q0 -2 46 -3Q38 2 22 3L-44 3Q-48 0 -49 -5Z", spot), 0.45) +
    fill(plot("M-48 -9Q0 -7 50 -8Q46 -5 42 -4Q0 -3 -48 -5Z", spot), light.sail) +
    shape(plot("M-42 -15Q-38 -25 -22 -25Q-6 -25 4 -21L4 -15Z", spot), light.ink, light.ink, 1.2) +
    shape(plot("M2 -15L10 -29Q20 -30 24 -19Z", spot), light.accent, light.ink, 1.4) +
    line(plot("M-8 -24L8 -18L4 -10", spot), light.seaLine, 6 * spot.scale) +
    shape(plot("M-17 -24L-12 -45Q-4 -51 4 -45L-1 -24Z", spot), light.accent, light.ink, 1.4) +
    line(plot("M-15 -34L1 -34M-13 -29L0 -29", spot), light.ink, 1.4, 0.7) +
    line(plot("M0 -43L9 -36L16 -32", spot), light.sand, 4 * spot.scale) +
    line(plot("M10 -34L18 -31M12 -30L14 -28", spot), light.ink, 2 * spot.scale) +
    shape(disc(headX, headY, 5.4 * spot.scale), light.sand, light.ink, 1.4) +
    shape(plot("M-5 -57Q-4 -63 2 -62Q7 -61 7 -56Z", spot), light.woodDeep, light.ink, 1.2)
  );
}
