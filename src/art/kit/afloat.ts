import { repeat } from "./dice.ts";
import { fix, line, plot, type Spot } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** What the water does around a hull: contour lines about it and its colour mirrored in strokes. */
export function mirrored(
  { light, dice }: Stage,
  spot: Spot,
  colour: string,
  length = 100,
  depth = 1,
): string {
  const { x, y, scale } = spot;
  const half = (length / 2) * scale;
  const strokes = repeat(Math.round(5 * depth), (order, share) => {
    const wide = half * (0.9 - share * 0.55) * dice.between(0.75, 1.1);
    const off = dice.between(-0.12, 0.12) * half;
    return `M${fix(x + off - wide)} ${fix(y + (2.4 + order * 3.2) * scale * 0.8)}h${fix(wide * 2)}`;
  });
  const rings = [1.12, 1.3]
    .map((share, order) => {
      const fall = (9 + order * 7) * scale * 0.8;
      const wide = half * share;
      return `M${fix(x - wide)} ${fix(y + 1)}q${fix(wide * 0.12)} ${fix(fall)} ${fix(wide)} ${fix(fall)}t${fix(wide)} ${fix(-fall)}`;
    })
    .join("");
  return (
    line(strokes, colour, Math.max(1.2, scale * 1.1), 0.62) +
    line(`M${fix(x - half * 0.86)} ${fix(y)}h${fix(half * 1.7)}`, light.ink, 1.6, 0.7) +
    line(rings, light.foam, 1.3, 0.6)
  );
}

/** A mast in the water, broken up by the swell. */
export function mastMirrored({ light, dice }: Stage, spot: Spot, tall: number): string {
  const { x, y, scale } = spot;
  const parts = repeat(5, (order) => {
    const top = y + scale * (14 + order * tall * 0.09);
    return `M${fix(x + dice.between(-1, 1) * scale)} ${fix(top)}q${fix(scale)} ${fix(scale * 2)} 0 ${fix(scale * 3.6)}`;
  });
  return line(parts, light.ink, 1.3, 0.35);
}

/** A triangle of bunting blown by the wind. */
export function pennant(stage: Stage, spot: Spot, colour = stage.light.accent): string {
  const d = plot("M0 0Q-4 -1 -7 1Q-10 2 -14 1.4Q-9 4 -6 4Q-3 4.4 0 5Z", spot);
  return `<path d="${d}" fill="${colour}"/>`;
}

/** The white water a hull throws. */
export function wake({ light }: Stage, spot: Spot, length = 100): string {
  const reach = length / 2;
  return (
    line(
      plot(`M${reach} -1Q${reach + 9} -3 ${reach + 6} 3Q${reach - 20} 5 ${-reach} 4`, spot),
      light.foam,
      2.4,
    ) +
    line(
      plot(
        `M${-reach} 1Q${-reach - 30} -1 ${-reach - 70} 3M${-reach} 4Q${-reach - 40} 5 ${-reach - 96} 9M${reach} 5Q0 12 ${-reach - 60} 15`,
        spot,
      ),
      light.foam,
      1.8,
      0.85,
    )
  );
}
