import { repeat } from "./dice.ts";
import { disc, fix, line, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

const ray = (x: number, y: number, degrees: number, from: number, to: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
  return `M${fix(x + sin * from)} ${fix(y + cos * from)}L${fix(x + sin * to)} ${fix(y + cos * to)}`;
};

/** Two rings of degrees and a star of eight points, in chart magenta. */
export function compassRose(stage: Stage, x: number, y: number, radius: number): string {
  const { light } = stage;
  const ticks = repeat(72, (order) =>
    ray(x, y, order * 5, radius, radius * (order % 6 ? 0.95 : 0.9)),
  );
  const inner = repeat(36, (order) =>
    ray(x, y, order * 10, radius * 0.72, radius * (order % 3 ? 0.68 : 0.64)),
  );
  const star = repeat(8, (order) => {
    const turn = (order * Math.PI) / 4;
    const long = radius * (order % 2 ? 0.34 : 0.6);
    const wide = radius * 0.09;
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
    return shape(
      `M${fix(x)} ${fix(y)}L${fix(x + sin * long * 0.24 - cos * wide)} ${fix(y + cos * long * 0.24 + sin * wide)}L${fix(x + sin * long)} ${fix(y + cos * long)}z`,
      light.accent,
      light.accent,
      1,
    );
  });
  const blank = repeat(8, (order) => {
    const turn = (order * Math.PI) / 4;
    const long = radius * (order % 2 ? 0.34 : 0.6);
    const wide = radius * 0.09;
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
    return `M${fix(x)} ${fix(y)}L${fix(x + sin * long * 0.24 + cos * wide)} ${fix(y + cos * long * 0.24 - sin * wide)}L${fix(x + sin * long)} ${fix(y + cos * long)}z`;
  });
  return (
    line(disc(x, y, radius) + disc(x, y, radius * 0.72), light.accent, 1.3) +
    line(ticks + inner, light.accent, 1.1) +
    shape(blank, light.wall, light.accent, 1) +
    star +
    line(
      `M${fix(x)} ${fix(y - radius)}l${fix(-radius * 0.06)} ${fix(-radius * 0.12)}h${fix(radius * 0.12)}z`,
      light.accent,
      1.4,
    )
  );
}
