import { backdrop } from "../kit/backdrop.ts";
import { stringLights } from "../kit/festive.ts";
import { line, stroke } from "../kit/mark.ts";
import { pavilion } from "../kit/marquee.ts";
import { pier } from "../kit/pier.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";

/** A pier out to a pavilion over the water: the aisle is the pier. */
export function pierPavilion(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(360, 410);
  const x = dice.between(480, 720);
  const y = horizon + dice.between(64, 84);
  const size = dice.between(140, 176);
  const near = x + dice.between(-60, 60);
  const poles: [number, number][] = [
    [near - 330, 720],
    [near + 330, 720],
  ];
  const eaves = y - size * 0.8;
  return (
    backdrop(stage, { horizon, lively: 0.7, depths: 2 }) +
    sailboat(
      stage,
      {
        x: x > 600 ? 190 : 1010,
        y: horizon + 70,
        scale: dice.between(1.1, 1.45),
        flip: dice.chance(0.5),
      },
      sailboatLook(stage, dice.pick(["working", "furled"])),
    ) +
    pavilion(stage, x, y, size) +
    pier(stage, {
      farX: x,
      farY: y + 16,
      farWidth: size * 0.72,
      nearX: near,
      nearY: 830,
      nearWidth: dice.between(560, 680),
      piles: 5,
    }) +
    poles.map(([px, py]) => line(stroke([px, py + 100], [px, py - 330]), light.ink, 6)).join("") +
    stringLights(stage, [near - 330, 392], [x - size, eaves], 60) +
    stringLights(stage, [near + 330, 392], [x + size, eaves], 60)
  );
}
