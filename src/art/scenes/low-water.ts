import { bankLoops } from "../kit/aerial.ts";
import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { parasol } from "../kit/festive.ts";
import { fill, line, shape } from "../kit/mark.ts";
import { pontoonBoat, skiff } from "../kit/motorboat.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { heron } from "../kit/wildlife.ts";

/** The bar itself, lying in the loops of its depths; squeezed flat, as it is seen from a boat. */
function bar(stage: Stage, x: number, y: number, wide: number): string {
  const { light } = stage;
  const flat = 0.24;
  const at = bankLoops(stage, { x, y: y / flat, wide, high: wide * 0.8 });
  const drawn =
    fill(at(160), light.foam, 0.22) +
    fill(at(96), light.foam, 0.28) +
    line(at(160) + at(126), light.seaLine, 1.6, 0.5) +
    fill(at(46), light.leaf, 0.45) +
    line(at(46), light.foam, 2.4, 0.9) +
    shape(at(0), light.sand, light.ink, 2) +
    line(at(-40), light.sandShade, 2);
  return `<g transform="scale(1 ${flat})">${drawn}</g>`;
}

export function lowWater(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(270, 340);
  const mirror = dice.chance(0.5);
  const at = (x: number) => (mirror ? 1200 - x : x);
  const wide = dice.between(230, 320);
  const middle = at(dice.between(560, 700));
  return (
    backdrop(stage, { horizon, lively: 0.5, hills: dice.pick([0.5, 0.8, 1.1]) }) +
    sailboat(
      stage,
      {
        x: at(dice.between(200, 330)),
        y: horizon + 76,
        scale: dice.between(1.1, 1.4),
        flip: mirror,
      },
      sailboatLook(stage, "furled"),
    ) +
    bar(stage, at(dice.between(780, 950)), horizon + 120, wide * 0.5) +
    pontoonBoat(stage, {
      x: at(dice.between(960, 1040)),
      y: horizon + 150,
      scale: 1.4,
      flip: mirror,
    }) +
    bar(stage, middle, 600, wide) +
    skiff(stage, { x: at(dice.between(180, 260)), y: 560, scale: 1.9, flip: !mirror }) +
    repeat(dice.whole(1, 3), (order) =>
      parasol(
        stage,
        { x: middle - 90 + order * 110, y: 594 - order * 8, scale: 1.1 },
        order % 2 ? light.seaLine : light.accent,
      ),
    ) +
    heron(stage, {
      x: at(dice.between(220, 420)),
      y: dice.between(712, 736),
      scale: dice.between(1.7, 2.2),
      flip: mirror,
    }) +
    skiff(stage, {
      x: at(dice.between(880, 980)),
      y: 742,
      scale: dice.between(2.6, 3),
      flip: mirror,
    })
  );
}
