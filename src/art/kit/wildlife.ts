import { disc, fill, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** A heron wading, about 90 units high. */
export function heron({ light }: Stage, spot: Spot): string {
  return (
    line(plot("M-2 -30L-4 0M5 -30L6 -16L2 0", spot), light.ink, 2.2) +
    shape(
      plot(
        "M-26 -30Q-10 -52 12 -46Q18 -42 14 -34Q4 -26 -10 -28Q-22 -26 -34 -22Q-30 -28 -26 -30Z",
        spot,
      ),
      light.glass,
      light.ink,
      1.4,
    ) +
    hatch(plot("M-26 -30Q-8 -38 14 -36Q4 -26 -10 -28Q-22 -26 -34 -22Z", spot), 0.55) +
    line(
      plot("M10 -42Q24 -50 16 -64Q12 -74 20 -80", spot),
      light.ink,
      Math.max(3, spot.scale * 3.4),
    ) +
    line(
      plot("M10 -42Q24 -50 16 -64Q12 -74 20 -80", spot),
      light.wall,
      Math.max(1.6, spot.scale * 2),
    ) +
    shape(
      plot("M17 -83Q23 -86 28 -82L44 -78L28 -77Q20 -76 17 -80Z", spot),
      light.wall,
      light.ink,
      1.3,
    ) +
    line(plot("M18 -83Q10 -84 4 -80", spot), light.ink, 1.8) +
    fill(
      disc(spot.x + (spot.flip ? -24 : 24) * spot.scale, spot.y - 81 * spot.scale, 1.6),
      light.ink,
    ) +
    line(plot("M-14 3Q0 8 16 3M-26 7Q0 16 30 7", spot), light.foam, 1.6, 0.9)
  );
}

/** A gull on a post, about 24 units high. */
export function gullPerched({ light }: Stage, spot: Spot): string {
  return (
    line(plot("M-1 -6L-1 0M3 -6L3 0", spot), light.ink, 1.6) +
    shape(
      plot(
        "M-20 -8Q-8 -18 6 -16Q7 -23 13 -23Q17 -22 17 -18L22 -16.6L16.6 -15.6Q14 -6 2 -5Q-10 -5 -20 -8Z",
        spot,
      ),
      light.wall,
      light.ink,
      1.3,
    ) +
    fill(plot("M-22 -8Q-8 -16 5 -13Q0 -7 -12 -7Z", spot), light.glass) +
    fill(
      disc(spot.x + (spot.flip ? -13 : 13) * spot.scale, spot.y - 19.4 * spot.scale, 1.5),
      light.ink,
    )
  );
}

/** A fish lying on its side, 100 units long. */
export function fish({ light }: Stage, spot: Spot, colour: string): string {
  return (
    shape(
      plot(
        "M-50 0Q-20 -24 20 -16Q30 -12 36 -4L54 -16Q50 0 54 16L36 4Q26 16 0 17Q-30 16 -50 0Z",
        spot,
      ),
      colour,
      light.ink,
      1.8,
    ) +
    hatch(plot("M-44 4Q-10 6 36 2Q26 16 0 17Q-28 15 -44 4Z", spot), 0.45) +
    line(
      plot(
        "M-30 -10Q-24 0 -30 10M-18 -4Q-14 0 -18 4M-6 -8Q-2 -4 -6 0M-6 2Q-2 6 -6 10M6 -10Q10 -6 6 -2M6 0Q10 4 6 8M18 -8Q22 -4 18 0M42 -6L50 -11M42 0L51 0M42 6L50 11",
        spot,
      ),
      light.ink,
      1.2,
      0.7,
    ) +
    shape(plot("M-10 -18Q4 -28 16 -16Z", spot), colour, light.ink, 1.4) +
    shape(
      disc(spot.x + (spot.flip ? 38 : -38) * spot.scale, spot.y - 3 * spot.scale, 3 * spot.scale),
      light.wall,
      light.ink,
      1.3,
    )
  );
}
