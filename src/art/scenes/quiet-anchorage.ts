import { backdrop } from "../kit/backdrop.ts";
import { mooring } from "../kit/buoy.ts";
import { repeat } from "../kit/dice.ts";
import { range } from "../kit/hills.ts";
import { disc, fill } from "../kit/mark.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { bank, rocks } from "../kit/shore.ts";
import { pine, reeds, treeOf, wood } from "../kit/trees.ts";

/** A cove with one or two boats for the night. */
export function quietAnchorage(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(340, 400);
  const mirror = dice.chance(0.5);
  const at = (x: number) => (mirror ? 1200 - x : x);
  const between = (a: number, b: number): [number, number] =>
    mirror ? [1200 - b, 1200 - a] : [a, b];
  const [from, to] = between(620, 1320);
  const [woodFrom, woodTo] = between(760, 1260);
  const scale = dice.between(2.6, 3.4);
  const x = at(dice.between(430, 560));
  const y = dice.between(560, 600);
  const tree = dice.chance(0.6) ? pine : treeOf(stage);
  const lamp = light.dark
    ? fill(disc(x + (mirror ? -6 : 6) * scale, y - 60 * scale, 20), light.lit, 0.25) +
      fill(disc(x + (mirror ? -6 : 6) * scale, y - 60 * scale, 5), light.lit)
    : "";
  return (
    backdrop(stage, { horizon, lively: 0.4, hills: 1.1 }) +
    range(stage, {
      from,
      to,
      foot: horizon + 34,
      height: dice.between(130, 190),
      colour: light.hills[2],
    }) +
    wood(stage, woodFrom, woodTo, horizon + 36, dice.between(46, 70)) +
    sailboat(
      stage,
      {
        x: at(dice.between(800, 940)),
        y: horizon + 110,
        scale: dice.between(1.2, 1.45),
        flip: mirror,
      },
      sailboatLook(stage, "furled"),
    ) +
    sailboat(stage, { x, y, scale, flip: mirror }, sailboatLook(stage, "furled")) +
    lamp +
    mooring(stage, { x: at(dice.between(820, 900)), y: 640, scale: 2 }) +
    bank(stage, dice.between(640, 670), dice.between(150, 210), light.sand, mirror) +
    repeat(dice.whole(2, 3), (order) =>
      tree(stage, at(40 + order * 88), 716 + order * 26, dice.between(250, 380) - order * 50),
    ) +
    rocks(stage, ...between(250, 420), 760, 40) +
    reeds(stage, at(300), 806, 130, 110)
  );
}
