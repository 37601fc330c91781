import { mirrored } from "./afloat.ts";
import { disc, fill, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

const at = (spot: Spot, x: number, y: number): [number, number] => [
  spot.x + (spot.flip ? -x : x) * spot.scale,
  spot.y + y * spot.scale,
];

/** A board under a tall sail, leaning into the wind. */
export function windsurfer(stage: Stage, spot: Spot, cloth: string): string {
  const { light } = stage;
  const [hx, hy] = at(spot, -20.5, -41.5);
  return (
    mirrored(stage, spot, light.hulls[0], 90, 0.7) +
    line(plot("M-56 2Q-80 -6 -110 4M-50 6Q-90 4 -130 12", spot), light.foam, 2.2) +
    shape(
      plot("M-50 -1Q-20 -4 34 -5Q46 -7 52 -11Q46 1 24 2L-42 2Z", spot),
      light.wall,
      light.ink,
      1.5,
    ) +
    shape(
      plot("M10 -4Q22 -60 -8 -122Q-44 -70 -34 -26Q-12 -20 10 -14Z", spot),
      cloth,
      light.ink,
      1.6,
    ) +
    fill(plot("M14 -36Q-8 -40 -36 -44Q-36 -34 -34 -26Q-12 -20 10 -14Z", spot), light.sail) +
    hatch(plot("M10 -4Q22 -60 -8 -122Q-4 -60 0 -16L10 -14Z", spot), 0.35) +
    line(
      plot(
        "M-3 -108Q-14 -100 -21 -96M6 -86Q-16 -80 -33 -74M13 -60Q-10 -56 -37 -54M10 -36Q-10 -32 -34 -34M10 -4Q22 -60 -8 -122",
        spot,
      ),
      light.ink,
      1.2,
      0.8,
    ) +
    line(
      plot("M-23 -20L-18 -12L-10 -3M-25 -20L-25 -11L-20 -3M-21 -34L-9 -32L3 -33", spot),
      light.ink,
      2.5 * spot.scale,
    ) +
    line(plot("M-21 -35L-24 -20", spot), light.ink, 5 * spot.scale) +
    shape(disc(hx, hy, 3.2 * spot.scale), light.sand, light.ink, 1.4)
  );
}

/** A kite on its lines and its rider below. */
export function kiter(
  stage: Stage,
  spot: Spot,
  cloth: string,
  kite: readonly [number, number],
): string {
  const { light } = stage;
  const [kx, ky] = kite;
  const wing = { x: kx, y: ky, scale: spot.scale * 1.3 };
  const [handX, handY] = at(spot, 10, -32);
  return (
    line(
      `M${Math.round(handX)} ${Math.round(handY)}L${Math.round(kx - 40 * wing.scale)} ${Math.round(ky)}M${Math.round(handX)} ${Math.round(handY)}L${Math.round(kx + 40 * wing.scale)} ${Math.round(ky)}`,
      light.ink,
      0.9,
      0.7,
    ) +
    shape(
      plot("M-46 6Q-30 -26 0 -28Q30 -26 46 6Q24 -8 0 -9Q-24 -8 -46 6Z", wing),
      cloth,
      light.ink,
      1.5,
    ) +
    fill(plot("M-18 -25Q-10 -28 0 -28Q10 -28 18 -25L12 -8.6Q0 -10 -12 -8.6Z", wing), light.sail) +
    line(
      plot("M-32 -17L-26 -6M-18 -25L-12 -8.6M18 -25L12 -8.6M32 -17L26 -6", wing),
      light.ink,
      1.1,
    ) +
    mirrored(stage, spot, light.ink, 50, 0.5) +
    shape(plot("M-28 0Q0 -5 28 -6L26 -2Q0 2 -28 0Z", spot), light.wall, light.ink, 1.4) +
    line(plot("M-6 -18L-12 -3M-6 -18L10 -5M-4 -28L10 -32", spot), light.ink, 3.4 * spot.scale) +
    line(plot("M-6 -30L-6 -18", spot), light.ink, 5 * spot.scale) +
    fill(disc(...at(spot, -6, -38), 3.2 * spot.scale), light.ink) +
    line(plot("M-30 2Q-50 -8 -76 4M-26 5Q-60 2 -92 10", spot), light.foam, 2.2)
  );
}
