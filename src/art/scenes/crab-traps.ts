import { times } from "../kit/dice.ts";
import { box, disc, fill, hatch, line, shape } from "../kit/mark.ts";
import { cast, planking, rope } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";

const WIDE = 390;
const TALL = 270;
const MESH = 30;

/** A cage of wire with its funnel, seen straight on. */
function trap(stage: Stage, x: number, y: number, ink: string): string {
  const { light } = stage;
  const upright = times(WIDE / MESH - 1, (order) => `M${x + MESH * (order + 1)} ${y}v${TALL}`);
  const level = times(TALL / MESH - 1, (order) => `M${x} ${y + MESH * (order + 1)}h${WIDE}`);
  const [middleX, middleY] = [x + WIDE / 2, y + TALL / 2];
  return (
    cast(stage, box(x, y, WIDE, TALL)) +
    fill(box(x, y, WIDE, TALL), light.wallShade, 0.55) +
    line([...upright, ...level].join(""), light.ink, 2.2, 0.8) +
    shape(disc(middleX, middleY, 78, 50), light.ink, light.ink, 2) +
    line(disc(middleX, middleY, 78, 50) + disc(middleX, middleY, 92, 62), ink, 5) +
    line(box(x, y, WIDE, TALL), light.ink, 13) +
    line(box(x, y, WIDE, TALL), ink, 8)
  );
}

/** What floats above a trap, so that it is found again. */
const marker = ({ light }: Stage, x: number, y: number, ink: string): string =>
  shape(`M${x - 34} ${y}q0 -74 34 -84q34 10 34 84q-34 16 -68 0z`, light.sail, light.ink, 2.4) +
  fill(`M${x - 33} ${y - 26}q33 14 66 0l1 26q-34 16 -68 0z`, ink) +
  hatch(`M${x + 4} ${y - 82}q30 16 30 82q-14 8 -30 8z`, 0.45) +
  line(`M${x} ${y - 84}v-26`, light.ink, 5);

/** Traps on the boards of the dock, with their lines and floats. */
export function crabTraps(stage: Stage): string {
  const { light, dice } = stage;
  const deck = dice.pick([light.wood, light.sand, light.wallShade]);
  const [first, second, third] = dice.shuffle([light.accent, light.seaLine, light.roofs[0]]);
  const inks = [first, second, third].map((ink) => ink ?? light.accent);
  const spots = dice.chance(0.5)
    ? ([
        [60, 470],
        [490, 490],
        [270, 170],
      ] as const)
    : ([
        [50, 210],
        [400, 480],
        [770, 250],
      ] as const);
  return (
    planking(stage, {
      ...{ x: 0, y: 0, width: 1200, height: 800, colour: deck },
      ...{ board: dice.between(84, 120), upright: dice.chance(0.3) },
    }) +
    rope(stage, "M840 660c160 60 300 -20 280 -140s-200 -90 -190 20s170 90 210 -10", 13) +
    spots.map(([x, y], order) => trap(stage, x, y, inks[order] ?? light.accent)).join("") +
    marker(stage, 850, 170, inks[0] ?? light.accent) +
    marker(stage, 960, 196, inks[1] ?? light.accent)
  );
}
