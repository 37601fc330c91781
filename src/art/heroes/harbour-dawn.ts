import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { piles } from "../kit/dock.ts";
import { range } from "../kit/hills.ts";
import { row } from "../kit/house.ts";
import { box, fill, fix, hatch, line, polygon, shape } from "../kit/mark.ts";
import { skiff } from "../kit/motorboat.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";

const QUAY = 520;

const POSTS = [
  { x: 986, top: 560, water: 668, wide: 18 },
  { x: 1298, top: 586, water: 702, wide: 18 },
];

/** A stone quay in courses, its foot wet. */
function quay({ width, light, dice }: Stage, from: number): string {
  const wall = box(from, QUAY, width - from, 46);
  const courses = repeat(3, (order) => `M${from} ${QUAY + 11 + order * 12}H${width}`);
  const joints = repeat(20, () => {
    const x = from + (width - from) * dice.between(0, 1);
    return `M${fix(x)} ${fix(QUAY + 11 + 12 * dice.whole(0, 2))}v12`;
  });
  return (
    shape(wall, light.sandShade, light.ink, 1.6) +
    hatch(box(from, QUAY + 22, width - from, 24), 0.4) +
    line(courses + joints, light.ink, 0.9, 0.4) +
    shape(box(from - 6, QUAY - 6, width - from + 6, 9), light.sand, light.ink, 1.4)
  );
}

function steeple({ light }: Stage, x: number, y: number): string {
  return (
    shape(box(x, y - 190, 46, 190), light.wall, light.ink, 1.6) +
    hatch(box(x + 24, y - 190, 22, 190), 0.4) +
    shape(
      polygon([
        [x - 6, y - 190],
        [x + 23, y - 306],
        [x + 52, y - 190],
      ]),
      light.roofs[0],
      light.ink,
      1.6,
    ) +
    fill(
      polygon([
        [x + 23, y - 306],
        [x + 52, y - 190],
        [x + 27, y - 190],
      ]),
      light.ink,
      0.25,
    ) +
    shape(`M${x + 15} ${y - 132}v-24q8 -14 16 0v24z`, light.glass, light.ink, 1.2) +
    line(`M${x + 23} ${y - 306}v-30m-8 12h16`, light.ink, 2)
  );
}

export function harbourDawn(stage: Stage): string {
  const { light } = stage;
  const horizon = 452;
  const moored = (x: number, y: number, scale: number, flip = false) =>
    sailboat(stage, { x, y, scale, flip }, sailboatLook(stage, "furled"));
  return (
    backdrop(stage, { horizon, hills: 0, sun: { x: 664, y: 376, radius: 88 }, depths: 4 }) +
    range(stage, { from: 760, to: 1760, foot: horizon, height: 210, colour: light.hills[0] }) +
    range(stage, { from: -220, to: 520, foot: horizon, height: 84, colour: light.hills[0] }) +
    range(stage, { from: 900, to: 1900, foot: horizon + 4, height: 130, colour: light.hills[1] }) +
    steeple(stage, 1226, QUAY - 70) +
    row(stage, 1110, 1400, QUAY - 72, 0.72) +
    row(stage, 938, 1600, QUAY, 1.08) +
    quay(stage, 900) +
    moored(872, 588, 1.7) +
    moored(1180, 612, 1.74) +
    moored(1466, 648, 2.6, true) +
    piles(stage, POSTS) +
    skiff(stage, { x: 1120, y: 790, scale: 3.1, flip: true })
  );
}
