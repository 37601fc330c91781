import { repeat, times } from "./dice.ts";
import { fill, fix, line } from "./mark.ts";
import type { Stage } from "./sheet.ts";

const bar = (x: number, y: number, length: number, height: number): string => {
  const half = height / 2;
  return `M${fix(x + half)} ${fix(y)}h${fix(length - height)}a${fix(half)} ${fix(half)} 0 0 1 0 ${fix(height)}h${fix(height - length)}a${fix(half)} ${fix(half)} 0 0 1 0 ${fix(-height)}z`;
};

/** Level bars of cloud laid over each other, as in a woodblock. */
function banks({ width, light, dice }: Stage, horizon: number): string {
  return repeat(dice.whole(2, 4), () => {
    const x = width * dice.between(-0.15, 0.85);
    const y = horizon * dice.between(0.16, 0.74);
    const length = width * dice.between(0.16, 0.34);
    const height = dice.between(12, 22);
    const layers = times(dice.whole(2, 4), (order) => {
      const part = length * dice.between(0.45, 1);
      return bar(x + dice.between(0, length * 0.6), y + order * height * 0.92, part, height);
    });
    const shade = `M${fix(x + length * 0.2)} ${fix(y + layers.length * height + 7)}h${fix(length * 0.7)}m${fix(-length * 0.5)} 6h${fix(length * 0.3)}`;
    return fill(layers.join(""), light.cloud, 0.82) + line(shade, light.cloudShade, 1.4, 0.8);
  });
}

/** Fair-weather clouds with flat feet, shaded by level lines. */
function heaps({ width, light, dice }: Stage, horizon: number): string {
  return repeat(dice.whole(2, 4), () => {
    const size = dice.between(34, 78);
    const x = width * dice.between(-0.02, 0.92);
    const y = horizon * dice.between(0.28, 0.86);
    const bumps = times(dice.whole(3, 5), (order) => {
      const r = size * (order % 2 ? dice.between(0.5, 0.75) : dice.between(0.28, 0.45));
      return `a${fix(r)} ${fix(r)} 0 0 1 ${fix(r * 1.6)} ${fix(order % 2 ? r * 0.2 : -r * 0.5)}`;
    });
    const foot = `M${fix(x)} ${fix(y)}${bumps.join("")}`;
    const lines = repeat(4, (order) => {
      const inset = size * (0.3 + order * 0.16);
      return `M${fix(x + inset)} ${fix(y - 5 - order * 6)}h${fix(size * (1.5 - order * 0.3))}`;
    });
    return fill(`${foot}V${fix(y)}z`, light.cloud, 0.94) + line(lines, light.cloudShade, 1.6);
  });
}

export function clouds(stage: Stage, horizon: number): string {
  const { light, dice } = stage;
  const fair = light.hour === "noon" ? 0.65 : 0.12;
  return dice.chance(fair) ? heaps(stage, horizon) : banks(stage, horizon);
}

/** Gulls far off: two strokes each. */
export function gulls({ light, dice }: Stage, x: number, y: number, spread: number): string {
  const birds = repeat(dice.whole(3, 6), () => {
    const size = dice.between(7, 15);
    const left = x + dice.between(-spread, spread);
    const top = y + dice.between(-spread, spread) * 0.4;
    return `M${fix(left)} ${fix(top)}q${fix(size * 0.6)} ${fix(-size * 0.7)} ${fix(size)} ${fix(size * 0.1)}q${fix(size * 0.5)} ${fix(-size * 0.8)} ${fix(size * 1.1)} ${fix(-size * 0.2)}`;
  });
  return line(birds, light.dark ? light.sun : light.ink, 1.8, 0.85);
}
