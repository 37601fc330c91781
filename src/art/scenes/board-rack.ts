import { repeat } from "../kit/dice.ts";
import { box, fill, fix, hatch, line, plot, shape } from "../kit/mark.ts";
import { cast, planking } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";

const BOARD = "M0 -100Q17 -70 16 0Q16 70 9 98Q0 102 -9 98Q-16 70 -16 0Q-17 -70 0 -100Z";
const PADDLE =
  "M-2 100L-2 -64Q-12 -68 -11 -84Q-8 -102 0 -102Q8 -102 11 -84Q12 -68 2 -64L2 100Q6 100 6 104L-6 104Q-6 100 -2 100Z";

function board(stage: Stage, x: number, y: number, scale: number): string {
  const { light, dice } = stage;
  const spot = { x, y, scale };
  const inks: [string, ...string[]] = [
    light.accent,
    light.seaLine,
    light.sand,
    light.wall,
    light.glass,
  ];
  const [body, band] = dice.shuffle(inks);
  const decor = dice.pick([
    "M-16 -20L16 -44L16 -20L-16 4ZM-16 14L16 -10L16 -2L-16 22Z",
    "M-3 -94L3 -94L3 98L-3 98Z",
    "M-14 -60Q0 -50 14 -60L16 -36Q0 -26 -16 -36ZM-16 40L16 40L14 64L-14 64Z",
    "M0 -100Q17 -70 16 -30Q0 -44 -16 -30Q-17 -70 0 -100Z",
  ]);
  return (
    cast(stage, plot(BOARD, spot), 16, 10) +
    shape(plot(BOARD, spot), body ?? light.wall, light.ink, 2.4) +
    fill(plot(decor, spot), band ?? light.accent) +
    line(plot("M0 -98L0 98", spot), light.ink, 1.2, 0.5) +
    hatch(plot("M0 -100Q17 -70 16 0Q16 70 9 98Q4 101 0 101Q10 20 0 -100Z", spot), 0.4) +
    line(plot(BOARD, spot), light.ink, 2.4)
  );
}

function paddle(stage: Stage, x: number, y: number, scale: number): string {
  const { light } = stage;
  const spot = { x, y, scale };
  return (
    cast(stage, plot(PADDLE, spot), 10, 8) +
    shape(plot(PADDLE, spot), light.wood, light.ink, 2) +
    fill(plot("M-10.6 -80Q-8 -102 0 -102Q8 -102 10.6 -80Z", spot), light.accent) +
    line(plot("M0 -66L0 -100", spot), light.ink, 1.2, 0.6)
  );
}

/** Boards and paddles against the wall of the shed. */
export function boardRack(stage: Stage): string {
  const { light, dice } = stage;
  const wall = dice.pick([light.sky[2], light.wall, light.sand, light.glass]);
  const count = dice.whole(5, 7);
  const step = 1080 / count;
  const rail = (y: number) => box(30, y, 1140, 20);
  return (
    planking(stage, {
      x: 0,
      y: 0,
      width: 1200,
      height: 690,
      board: dice.between(66, 92),
      colour: wall,
      upright: true,
    }) +
    cast(stage, rail(200) + rail(500), 6, 10) +
    shape(rail(200) + rail(500), light.wood, light.ink, 2) +
    repeat(count, (order) => {
      const x = 60 + step * (order + 0.5);
      const foot = dice.between(690, 716);
      const scale = dice.between(2.5, 3.15);
      return dice.chance(0.24)
        ? paddle(stage, x, foot - 2.7 * 104, 2.7)
        : board(stage, x, foot - scale * 100, scale);
    }) +
    fill("M0 690h1200v110H0z", light.sandShade) +
    hatch("M0 690h1200v30H0z", 0.5) +
    line("M0 690h1200", light.ink, 2.4) +
    line(
      repeat(13, (order) => `M${fix(dice.between(0, 1000))} ${724 + order * 6}q30 -6 60 0t60 0`),
      light.ink,
      1.2,
      0.3,
    ) +
    shape(box(24, 190, 12, 510) + box(1164, 190, 12, 510), light.woodDeep, light.ink, 2)
  );
}
