import { repeat, times } from "./dice.ts";
import { curve, fill, fix, line, type Point } from "./mark.ts";
import type { Stage } from "./sheet.ts";

export interface Range {
  from: number;
  to: number;
  foot: number;
  height: number;
  colour: string;
}

/** One range of hills, its slopes marked by contour lines like land on a chart. */
export function range({ light, dice }: Stage, { from, to, foot, height, colour }: Range): string {
  const [p, q, r] = [dice.between(0, 6), dice.between(0, 6), dice.between(0, 6)];
  const count = Math.max(7, Math.round((to - from) / 84));
  const profile = times(count, (_, share) => {
    const shore = Math.min(1, Math.sin(Math.PI * share) * 2.2);
    const waves = 0.55 + 0.3 * Math.sin(p + share * 5) + 0.15 * Math.sin(q + share * 13 + r);
    return { x: from + (to - from) * share, rise: height * shore * Math.max(0.12, waves) };
  });
  const ridge = (part: number, fall: number): Point[] =>
    profile.map(({ x, rise }) => [x, foot - Math.max(0, rise * part - fall)]);
  const lines = repeat(2, (order) => curve(ridge(0.72 - order * 0.32, order * 3)));
  return (
    fill(`${curve(ridge(1, 0))}L${fix(to)} ${fix(foot)}L${fix(from)} ${fix(foot)}Z`, colour) +
    line(curve(ridge(1, 0)), light.ink, 1, 0.45) +
    line(lines, light.dark ? light.seaLine : light.ink, 0.9, light.dark ? 0.16 : 0.2)
  );
}

/** Two or three ranges behind each other; the water may reach through between them. */
export function hills(stage: Stage, horizon: number, size = 1): string {
  const { width, light, dice } = stage;
  const side = dice.chance(0.5);
  return repeat(dice.whole(1, 3), (order) => {
    const long = width * dice.between(0.45, 1.0 - order * 0.15);
    const left = (order % 2 === 0) === side;
    const from = left ? -width * dice.between(0.05, 0.2) : width * dice.between(0.95, 1.2) - long;
    return range(stage, {
      from,
      to: from + long,
      foot: horizon + order * 3,
      height: size * (120 - order * 28) * dice.between(0.55, 1.15),
      colour: light.hills[order] ?? light.hills[2],
    });
  });
}
