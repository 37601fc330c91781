import { box, disc, hatch, line, shape } from "../kit/mark.ts";
import { books, boots, coil, duffel, flask, glasses, lantern } from "../kit/outfit.ts";
import { planking } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";

/** Two shelves of the things one always forgets. */
export function outfitterShelf(stage: Stage): string {
  const { light, dice } = stage;
  const wall = dice.pick([light.sky[2], light.wall, light.sand, light.glass]);
  const pieces = dice.shuffle([lantern, boots, coil, flask, glasses, books, duffel, books]);
  const shelf = (y: number) =>
    hatch(box(40, y + 24, 1120, 36), 0.55) +
    shape(box(30, y, 1140, 26), light.wood, light.ink, 2.2) +
    line(`M60 ${y + 10}h300m80 6h260m60 -8h320`, light.woodDeep, 1.4) +
    shape(
      `M150 ${y + 26}h18v50q-18 -10 -18 -50zM1032 ${y + 26}h18q0 40 -18 50z`,
      light.woodDeep,
      light.ink,
      1.6,
    );
  const shelves = [370, 700];
  return (
    planking(stage, {
      x: 0,
      y: 0,
      width: 1200,
      height: 800,
      board: dice.between(80, 120),
      colour: wall,
      upright: dice.chance(0.5),
    }) +
    shelves
      .map(
        (y, floor) =>
          shelf(y) +
          pieces
            .slice(floor * 4, floor * 4 + 4)
            .map((piece, order) => {
              const x = 185 + order * 278;
              return `<g transform="translate(${x} ${y}) scale(1.25)">${hatch(disc(26, -60, 84, 58), 0.18)}${piece(stage, 0, 0)}</g>`;
            })
            .join(""),
      )
      .join("")
  );
}
