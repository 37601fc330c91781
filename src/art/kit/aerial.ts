import { repeat, times } from "./dice.ts";
import { box, fill, fix, hatch, line, loop, type Point, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";
import { soundings } from "./soundings.ts";

export interface Bank {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Loops around a bank, from deep water to dry land: the line of a depth is the bank, grown. */
export function bankLoops({ dice }: Stage, { x, y, wide, high }: Bank): (grow: number) => string {
  const [p, q, r] = [dice.between(0, 6), dice.between(0, 6), dice.between(0, 6)];
  return (grow) => {
    const calm = 1 / (1 + Math.max(0, grow) / 600);
    const points = times(16, (order): Point => {
      const turn = (order / 16) * Math.PI * 2;
      const ragged =
        1 +
        calm *
          (0.22 * Math.sin(turn * 2 + p) +
            0.14 * Math.sin(turn * 3 + q) +
            0.07 * Math.sin(turn * 5 + r));
      return [
        x + Math.cos(turn) * (wide * ragged + grow),
        y + Math.sin(turn) * (high * ragged + grow * 0.86),
      ];
    });
    return loop(points);
  };
}

/** Water seen from above and printed as a chart: grid, depths, shoals, sand. */
export function chart(stage: Stage, bank: Bank, dry = true): string {
  const { width, height, light } = stage;
  const at = bankLoops(stage, bank);
  const low = light.hour === "dawn" || light.hour === "golden";
  const [, second, third, fourth] = light.sea;
  const base = light.dark ? fourth : low ? third : second;
  const tints: [number, string][] = light.dark
    ? [
        [300, third],
        [190, second],
        [100, light.sea[0]],
      ]
    : [
        [300, low ? second : third],
        [190, light.sky[low ? 2 : 1]],
        [100, light.sky[low ? 3 : 2]],
      ];
  const grid =
    repeat(5, (order) => `M${fix((width * (order + 0.5)) / 5)} 0v${height}`) +
    repeat(4, (order) => `M0 ${fix((height * (order + 0.5)) / 4)}h${width}`);
  return (
    fill(box(0, 0, width, height), base) +
    tints
      .map(([grow, colour]) => fill(at(grow), colour) + line(at(grow), light.seaLine, 1.2, 0.6))
      .join("") +
    line(at(400) + at(245) + at(145), light.seaLine, 1, 0.35) +
    line(grid, light.seaLine, 0.9, 0.28) +
    (dry ? fill(at(46), light.leaf, 0.55) + line(at(46), light.seaLine, 1.2, 0.7) : "") +
    fill(at(0), light.sand) +
    line(at(0), light.ink, 1.8) +
    hatch(at(-14), 0.1) +
    line(at(-26) + at(-60), light.sandShade, 1.5)
  );
}

/** Depths scattered where nothing else is drawn. */
export function scatterDepths(stage: Stage, avoid: Bank, count: number): string {
  const { width, height, dice } = stage;
  const spots = times(count, () => ({
    x: dice.between(30, width - 60),
    y: dice.between(40, height - 20),
  }))
    .map(({ x, y }) => ({
      x,
      y,
      far: Math.hypot((x - avoid.x) / (avoid.wide + 70), (y - avoid.y) / (avoid.high + 70)),
    }))
    .filter(({ far }) => far > 1)
    .filter(
      (spot, order, all) =>
        !all.slice(0, order).some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 90),
    )
    .map(({ x, y, far }) => ({
      x,
      y,
      fathoms: Math.max(1, Math.round((far - 0.9) * 9 + dice.between(0, 3))),
    }));
  return soundings(stage, spots, 1, 1.9);
}

export interface Berth {
  x: number;
  y: number;
  length: number;
  /** Degrees; 0 points up. */
  turn: number;
}

const OUTLINE = "M0 -50Q19 -15 17 15L13 50H-13L-17 15Q-19 -15 0 -50z";

function design({ light }: Stage, hull: string, sail: boolean): string {
  const inside = sail
    ? shape("M0 -28Q12 -5 8 10H-8Q-12 -5 0 -28z", light.wall, light.ink, 1.2) +
      shape("M-8 18h16v24h-16z", light.wood, light.ink, 1.2) +
      line("M0 -10V30", light.accent, 4)
    : shape("M-10 -15h20v16h-20z", light.glass, light.ink, 1.2) +
      shape("M-10 1h20v22h-20z", light.wall, light.ink, 1.2) +
      line("M0 46v10", light.ink, 9);
  return `<path d="${OUTLINE}" transform="translate(6 8)" fill="${light.ink}" opacity="0.22"/>${shape(OUTLINE, hull, light.ink, 1.8)}${inside}`;
}

/** Boats seen from above: a few designs drawn once, then set down wherever they lie. */
export function fleet(stage: Stage): { designs: string; boat: (berth: Berth) => string } {
  const kinds = stage.light.hulls.flatMap((hull) =>
    [true, false].map((sail) => design(stage, hull, sail)),
  );
  return {
    designs: `<defs>${kinds.map((kind, order) => `<g id="f${order}">${kind}</g>`).join("")}</defs>`,
    boat: ({ x, y, length, turn }) =>
      `<use href="#f${stage.dice.whole(0, kinds.length - 1)}" transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)}) scale(${(length / 100).toFixed(2)})"/>`,
  };
}
