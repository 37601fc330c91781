import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { deck } from "../kit/dock.ts";
import { flagstaff } from "../kit/festive.ts";
import { house } from "../kit/house.ts";
import { pier } from "../kit/pier.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { spit } from "../kit/shore.ts";
import { wood } from "../kit/trees.ts";

export function marina(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = 440;
  const berth = (x: number, y: number, scale: number, flip = false) =>
    sailboat(stage, { x, y, scale, flip }, sailboatLook(stage, "furled"));
  return (
    backdrop(stage, { horizon, hills: 0.9, sun: { x: 520, y: 120, radius: 44 }, depths: 4 }) +
    spit(stage, 700, 1720, 452, 26, light.sand) +
    wood(stage, 1190, 1610, 456, 60) +
    house(stage, {
      x: 900,
      y: 458,
      front: 104,
      side: 170,
      tall: 72,
      rise: 52,
      roof: light.roofs[0],
      entrance: true,
    }) +
    flagstaff(stage, 868, 458, 150, light.accent) +
    repeat(4, (order) =>
      berth(730 + order * 262, 520, 1.15 + dice.between(0, 0.25), order % 2 === 1),
    ) +
    deck(stage, { from: 690, to: 1640, y: 528, water: 548, thick: 9, gap: 60 }) +
    repeat(2, (order) =>
      berth(790 + order * 250, 610 + order * 10, 1.9 + order * 0.2, order === 1),
    ) +
    pier(stage, {
      farX: 1160,
      farY: 548,
      farWidth: 34,
      nearX: 1340,
      nearY: 930,
      nearWidth: 430,
      piles: 4,
    }) +
    berth(850, 800, 3.5)
  );
}
