import { type Dice, repeat } from "../kit/dice.ts";
import { box, disc, fill, fix, hatch, line, plot, shape } from "../kit/mark.ts";
import { cast, planking } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";
import { fish } from "../kit/wildlife.ts";

type Piece = (stage: Stage, x: number, y: number, ink: string) => string;

const HOOK = "M0 40L0 64Q0 82 14 82Q26 80 26 66L20 72";

const float: Piece = ({ light }, x, y, ink) =>
  line(`M${fix(x)} ${fix(y - 66)}v150`, light.ink, 3) +
  shape(disc(x, y, 36), light.wall, light.ink, 2) +
  shape(`M${fix(x - 36)} ${fix(y)}a36 36 0 0 1 72 0z`, ink, light.ink, 2) +
  hatch(`M${fix(x + 6)} ${fix(y - 35)}a36 36 0 0 1 0 70z`, 0.4);

const minnow: Piece = (stage, x, y, ink) =>
  fish(stage, { x, y: y - 6, scale: 0.92 }, ink) +
  line(
    plot(HOOK, { x: x - 18, y: y - 34, scale: 1 }) + plot(HOOK, { x: x + 22, y: y - 36, scale: 1 }),
    stage.light.ink,
    2.6,
  );

const spoon: Piece = ({ light }, x, y, ink) =>
  shape(
    `M${fix(x)} ${fix(y - 62)}q32 40 20 84q-6 22 -20 22t-20 -22q-12 -44 20 -84z`,
    light.wallShade,
    light.ink,
    2,
  ) +
  fill(`M${fix(x)} ${fix(y - 40)}q18 26 13 56q-4 14 -13 16z`, ink) +
  line(`M${fix(x)} ${fix(y - 62)}v-14${plot(HOOK, { x, y: y + 4, scale: 0.9 })}`, light.ink, 2.6) +
  line(disc(x, y - 82, 6), light.ink, 2.4);

const fly: Piece = ({ light }, x, y, ink) =>
  line(
    repeat(
      9,
      (order) =>
        `M${fix(x - 6)} ${fix(y - 10)}q${order * 8 - 20} ${-30 - (order % 3) * 8} ${order * 11 - 12} ${-50 + Math.abs(order - 4) * 9}`,
    ),
    ink,
    3,
  ) +
  line(`M${fix(x - 40)} ${fix(y - 8)}q40 -10 62 6q22 20 4 38q-18 10 -24 -8l8 4`, light.ink, 3) +
  line(`M${fix(x - 24)} ${fix(y - 10)}h34`, light.woodDeep, 12);

const reel: Piece = ({ light }, x, y, ink) =>
  shape(disc(x, y, 52), light.wallShade, light.ink, 2.2) +
  shape(disc(x, y, 36), ink, light.ink, 1.8) +
  line(disc(x, y, 29) + disc(x, y, 22), light.ink, 1.1, 0.5) +
  shape(disc(x, y, 13), light.wall, light.ink, 1.8) +
  line(`M${fix(x)} ${fix(y)}L${fix(x + 34)} ${fix(y + 46)}`, light.ink, 7) +
  shape(disc(x + 36, y + 49, 11), light.wood, light.ink, 2);

const PIECES: readonly [Piece, ...Piece[]] = [float, minnow, spoon, fly, reel, minnow];

const inksOf = ({ light }: Stage): [string, ...string[]] => [
  light.accent,
  light.seaLine,
  light.sandShade,
  light.glass,
  light.lit,
];

const gridOf = (dice: Dice): [number, number] =>
  dice.pick([
    [5, 3],
    [6, 3],
    [4, 3],
  ]);

/** Lures, floats and reels, each on its own field like figures on a plate. */
export function tackleWall(stage: Stage): string {
  const { light, dice } = stage;
  const [columns, rows] = gridOf(dice);
  const inks = inksOf(stage);
  const scale = columns > 5 ? 1.16 : 1.3;
  const [wide, high] = [1060 / columns, 640 / rows];
  const back = box(50, 60, 1100, 680);
  const rules =
    repeat(columns - 1, (order) => `M${fix(70 + wide * (order + 1))} 90v620`) +
    repeat(rows - 1, (order) => `M80 ${fix(80 + high * (order + 1))}h1040`);
  return (
    planking(stage, {
      x: 0,
      y: 0,
      width: 1200,
      height: 800,
      board: dice.between(90, 130),
      colour: dice.pick([light.wood, light.sky[2], light.glass]),
      upright: true,
    }) +
    cast(stage, back) +
    shape(back, dice.pick([light.wall, light.sand, light.sky[3]]), light.ink, 2.4) +
    line(box(64, 74, 1072, 652), light.ink, 1.2, 0.6) +
    line(rules, light.ink, 1, 0.35) +
    repeat(columns * rows, (order) => {
      const x = 70 + wide * ((order % columns) + 0.5);
      const y = 80 + high * (Math.floor(order / columns) + 0.5);
      const piece = dice.pick(PIECES)(stage, 0, -8, dice.pick(inks));
      return `<g transform="translate(${fix(x)} ${fix(y)}) scale(${scale})">${hatch(disc(8, 62, 52, 9), 0.4)}${piece}</g>`;
    })
  );
}
