import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { deck } from "../kit/dock.ts";
import { bunting, flagstaff } from "../kit/festive.ts";
import { house } from "../kit/house.ts";
import { pontoonBoat, skiff } from "../kit/motorboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { kayak } from "../kit/small-craft.ts";
import { gullPerched } from "../kit/wildlife.ts";

/** Boats ready along the dock of the hire station. */
export function hireDock(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(300, 360);
  const mirror = dice.chance(0.5);
  const at = (x: number) => (mirror ? 1200 - x : x);
  const y = 500;
  const kinds = dice.shuffle([pontoonBoat, skiff, pontoonBoat, skiff]);
  return (
    backdrop(stage, { horizon, lively: 0.7, depths: 2 }) +
    skiff(
      stage,
      { x: at(dice.between(840, 1000)), y: horizon + 70, scale: 1.2, flip: mirror },
      true,
    ) +
    deck(stage, { from: -20, to: 1220, y, water: y + 56, gap: 96 }) +
    house(stage, {
      x: mirror ? 900 : 110,
      y,
      front: 120,
      side: 150,
      tall: 104,
      rise: 64,
      roof: dice.pick(light.roofs),
      wall: dice.pick([light.wall, light.sand]),
      entrance: true,
      flip: mirror,
    }) +
    flagstaff(stage, at(1120), y, 250, light.accent) +
    bunting(stage, [at(mirror ? 384 : 384), y - 150], [at(1120), y - 240], 110) +
    gullPerched(stage, { x: at(700), y, scale: 1.7, flip: mirror }) +
    repeat(3, (order) =>
      (kinds[order] ?? skiff)(stage, {
        x: 210 + order * 390,
        y: 630 + (order % 2) * 24,
        scale: dice.between(2.9, 3.4),
        flip: mirror,
      }),
    ) +
    kayak(
      stage,
      { x: at(dice.between(420, 780)), y: 752, scale: dice.between(2.2, 2.6), flip: mirror },
      light.hulls[3] ?? light.accent,
    )
  );
}
