import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { deck } from "../kit/dock.ts";
import { flagstaff, parasol, stringLights, tableForTwo } from "../kit/festive.ts";
import { house } from "../kit/house.ts";
import { line, stroke } from "../kit/mark.ts";
import { skiff } from "../kit/motorboat.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { awning } from "../kit/window.ts";

/** A restaurant on piles: kitchen and bar under one roof, tables out over the water. */
export function crabHouse(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(360, 430);
  const floor = dice.between(548, 580);
  const cloth = dice.pick([light.accent, light.seaLine, light.roofs[0]]);
  const left = dice.between(70, 150);
  const front = dice.between(170, 220);
  const side = dice.between(200, 280);
  const tall = dice.between(120, 150);
  const end = left + front + side;
  const tables = dice.whole(2, 4);
  const gap = (1090 - end) / tables;
  return (
    backdrop(stage, { horizon }) +
    sailboat(
      stage,
      { x: dice.between(820, 1060), y: horizon + 60, scale: dice.between(0.9, 1.3) },
      sailboatLook(stage, dice.pick(["furled", "working"])),
    ) +
    deck(stage, { from: left - 40, to: 1150, y: floor, water: floor + 88, gap: 110 }) +
    flagstaff(stage, left + front / 2, floor - tall - 60, dice.between(110, 150), light.accent) +
    house(stage, {
      x: left,
      y: floor,
      front,
      side,
      tall,
      rise: dice.between(80, 116),
      roof: dice.pick(light.roofs),
      wall: dice.pick([light.wall, light.sand, light.sky[2]]),
      entrance: true,
    }) +
    awning(stage, left + front + 16, floor - tall * 0.66, side - 32, 26, cloth) +
    repeat(tables, (order) => {
      const x = end + gap * (order + 0.55);
      return (
        tableForTwo(stage, { x, y: floor, scale: 1.1 }) +
        parasol(stage, { x, y: floor, scale: 1.25 }, order % 2 ? light.seaLine : cloth)
      );
    }) +
    line(stroke([1142, floor], [1142, floor - 190]), light.ink, 3) +
    stringLights(stage, [end - 4, floor - tall + 4], [1142, floor - 186], 74) +
    skiff(stage, {
      x: dice.between(360, 860),
      y: dice.between(716, 742),
      scale: dice.between(2.2, 2.8),
      flip: dice.chance(0.5),
    })
  );
}
