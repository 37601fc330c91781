import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { spit } from "../kit/shore.ts";
import { wood } from "../kit/trees.ts";

/** A yacht with everything set, and the coast it leaves behind. */
export function underSail(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(420, 500);
  const flip = dice.chance(0.4);
  const shore = dice.chance(0.6);
  const left = flip ? dice.between(700, 800) : dice.between(40, 140);
  const tower = left + dice.between(80, 180);
  return (
    backdrop(stage, { horizon, lively: 1.5, hills: dice.pick([0, 0.8, 1.2]) }) +
    (shore
      ? spit(stage, left, left + 340, horizon + 6, 22, light.sand) +
        wood(stage, left + 120, left + 310, horizon + 8, 36) +
        lighthouse(
          stage,
          { x: tower, y: horizon + 9, scale: dice.between(1.1, 1.6) },
          light.roofs[1] ?? light.accent,
        )
      : "") +
    repeat(dice.whole(1, 3), () =>
      sailboat(
        stage,
        {
          x: dice.between(100, 1100),
          y: horizon + dice.between(12, 34),
          scale: dice.between(0.5, 0.9),
          flip,
        },
        sailboatLook(stage, dice.pick(["working", "spinnaker"])),
      ),
    ) +
    sailboat(
      stage,
      {
        x: flip ? dice.between(460, 600) : dice.between(580, 700),
        y: dice.between(668, 706),
        scale: dice.between(4.2, 4.9),
        flip,
      },
      sailboatLook(stage, dice.pick(["working", "spinnaker"])),
    )
  );
}
