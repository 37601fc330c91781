import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { flagstaff, parasol } from "../kit/festive.ts";
import { house } from "../kit/house.ts";
import { hatch, line, plot, type Spot, shape } from "../kit/mark.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { bank, sandRipples } from "../kit/shore.ts";
import { treeOf } from "../kit/trees.ts";
import { awning } from "../kit/window.ts";

/** A rowing skiff drawn up on the sand, seen from its bow quarter. */
function beached({ light, dice }: Stage, spot: Spot): string {
  const colour = dice.pick(light.hulls);
  return (
    hatch(plot("M-46 4Q0 14 60 4Q40 16 -10 16Q-40 14 -46 4Z", spot), 0.7) +
    shape(
      plot("M-52 -20Q0 -34 58 -24Q30 -14 0 -14Q-34 -14 -52 -20Z", spot),
      light.wood,
      light.ink,
      1.6,
    ) +
    line(plot("M-26 -26L-22 -15M4 -29L6 -14M32 -26L30 -17", spot), light.woodDeep, 4 * spot.scale) +
    shape(
      plot("M-52 -20Q-34 -14 0 -14Q30 -14 58 -24Q52 -4 34 6L-34 6Q-48 -2 -52 -20Z", spot),
      colour,
      light.ink,
      1.8,
    ) +
    hatch(plot("M-48 -8Q0 0 52 -10Q46 0 34 6L-34 6Q-44 0 -48 -8Z", spot), 0.45) +
    line(plot("M-51 -15Q0 -6 56 -19", spot), light.accent, 2 * spot.scale)
  );
}

/** Boats to let on the beach, the hut behind them. */
export function beachFleet(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(290, 340);
  const mirror = dice.chance(0.5);
  const at = (x: number) => (mirror ? 1200 - x : x);
  const cloth = dice.pick([light.accent, light.seaLine]);
  const x = mirror ? 1110 - 330 : 90;
  const count = dice.whole(3, 4);
  const tree = treeOf(stage);
  return (
    backdrop(stage, { horizon, lively: 0.7, depths: 2 }) +
    sailboat(
      stage,
      {
        x: at(dice.between(780, 980)),
        y: horizon + 74,
        scale: dice.between(1.1, 1.45),
        flip: mirror,
      },
      sailboatLook(stage, dice.pick(["working", "furled"])),
    ) +
    bank(stage, 510, dice.between(40, 90), light.sand, mirror) +
    sandRipples(stage, 620, 790) +
    tree(stage, at(40), 560, dice.between(290, 360)) +
    flagstaff(stage, at(470), 570, 230, light.accent) +
    house(stage, {
      x,
      y: 566,
      front: 150,
      side: 180,
      tall: 120,
      rise: 74,
      roof: dice.pick(light.roofs),
      wall: dice.pick([light.wall, light.sky[2], light.sand]),
      entrance: true,
      flip: mirror,
    }) +
    awning(stage, mirror ? x - 168 + 0 : x + 160, 488, 160, 22, cloth) +
    parasol(stage, { x: at(1080), y: 620, scale: 1.5 }, cloth) +
    repeat(count, (order) =>
      beached(stage, {
        x: at(250 + order * (760 / (count - 1))),
        y: 680 + (order % 2) * 50,
        scale: dice.between(1.9, 2.3),
        flip: mirror,
      }),
    )
  );
}
