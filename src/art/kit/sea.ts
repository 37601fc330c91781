import { repeat, times } from "./dice.ts";
import { box, dashed, fill, fix, line, swell } from "./mark.ts";
import type { Stage } from "./sheet.ts";
import type { Sun } from "./sky.ts";
import { soundings } from "./soundings.ts";

/** Water as a chart lying flat: bands of depth, their contour lines, strokes of swell. */
export function sea(stage: Stage, horizon: number, lively = 1): string {
  const { width, height, light } = stage;
  return (
    fill(box(0, horizon, width, height - horizon), light.sea[0]) +
    depths(stage, horizon) +
    waves(stage, horizon, lively) +
    line(`M0 ${fix(horizon)}h${width}`, light.seaLine, 1.4, 0.7)
  );
}

function depths({ width, height, light, dice }: Stage, horizon: number): string {
  const steps = [0.09, 0.3, 0.62];
  return repeat(3, (order) => {
    const share = steps[order] ?? 1;
    const y = horizon + (height - horizon) * (share + dice.between(-0.03, 0.05));
    const rise = (8 + order * 20) * dice.between(0.6, 1.3) * (dice.chance(0.5) ? 1 : -1);
    const wave = width / (4 - order) / dice.between(0.8, 1.25);
    const left = -wave * dice.between(0, 1);
    const edge = (fall: number) =>
      `M${fix(left)} ${fix(y + fall)}q${fix(wave / 2)} ${fix(rise)} ${fix(wave)} 0${`t${fix(wave)} 0`.repeat(Math.ceil(width / wave))}`;
    const gap = 4 + order * 5;
    return (
      fill(`${edge(0)}V${height}H0z`, light.sea[order + 1] ?? light.sea[3]) +
      line(edge(0), light.seaLine, 1.2, 0.55) +
      line(edge(gap) + edge(gap * 2.4), light.seaLine, 0.9, 0.28)
    );
  });
}

function waves({ width, height, light, dice }: Stage, horizon: number, lively: number): string {
  const depth = height - horizon;
  return repeat(13, (order, share) => {
    const y = horizon + 5 + depth * share ** 1.7 * 0.97;
    const wave = 60 + 70 * share;
    const gaps = times(6, (at) =>
      at % 2 ? dice.between(70, 260) * (0.5 + share) : dice.between(0.4, 1.9) * wave,
    );
    const start = -dice.between(0, wave * 2);
    // Far swell is too low to be seen, and a straight line costs fewer bytes.
    const path =
      share < 0.3
        ? `M${fix(start)} ${fix(y)}h${width * 1.2}`
        : swell(start, y, width + wave * 2, wave, (1 + 5 * share) * lively);
    const bright = order % 3 === 1;
    return dashed(path, bright ? light.foam : light.seaLine, 1 + share, gaps, bright ? 0.85 : 0.5);
  });
}

/** The path the sun lays over the water. */
export function glitter(
  { height, light, dice }: Stage,
  { x, radius }: Sun,
  horizon: number,
): string {
  const strokes = repeat(24, (_, share) => {
    const y = horizon + 4 + (height - horizon) * share ** 1.5 * 0.8;
    const wide = radius * (0.25 + share * 0.9) * dice.between(0.3, 1.15);
    const off = dice.between(-0.35, 0.35) * radius * (0.3 + share);
    return `M${fix(x + off - wide)} ${fix(y)}h${fix(wide * 2)}`;
  });
  return line(strokes, light.glow, 3.2, light.dark ? 0.35 : 0.8);
}

/** A few depths in the foreground, lying on the water. */
export function depthsMarked(stage: Stage, top: number, count = 4): string {
  const { width, height, dice } = stage;
  const spots = times(count, (_, share) => ({
    x: width * (0.06 + 0.86 * share) + dice.between(-60, 60),
    y: top + (height - top) * dice.between(0.2, 0.88),
    fathoms: dice.whole(2, 19),
  }));
  return soundings(stage, spots, 0.62);
}
