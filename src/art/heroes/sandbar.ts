import { backdrop } from "../kit/backdrop.ts";
import { times } from "../kit/dice.ts";
import { parasol } from "../kit/festive.ts";
import { fill, hatch, line, loop, type Point } from "../kit/mark.ts";
import { pontoonBoat, skiff } from "../kit/motorboat.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { wood } from "../kit/trees.ts";
import { heron } from "../kit/wildlife.ts";

/** A closed shape of the bar, grown by `by`: its contour lines are itself, larger and larger. */
function barShape(middle: Point, wide: number, high: number, by: number): string {
  const points = times(16, (order): Point => {
    const turn = (order / 16) * Math.PI * 2;
    const ragged = 1 + 0.12 * Math.sin(turn * 3 + 1) + 0.07 * Math.sin(turn * 5 + 4);
    const reach = (base: number) => base * ragged + by;
    return [
      middle[0] + Math.cos(turn) * reach(wide),
      middle[1] + Math.sin(turn) * (high * ragged + by * 0.3),
    ];
  });
  return loop(points);
}

function sandbank({ light }: Stage, middle: Point, wide: number, high: number): string {
  const at = (by: number) => barShape(middle, wide, high, by);
  return (
    fill(at(190), light.foam, 0.22) +
    line(at(190), light.seaLine, 1.1, 0.5) +
    fill(at(120), light.foam, 0.3) +
    line(at(120) + at(86), light.seaLine, 1.1, 0.5) +
    fill(at(52), light.leaf, 0.4) +
    line(at(52) + at(26), light.foam, 1.8, 0.9) +
    fill(at(0), light.sand) +
    hatch(
      barShape([middle[0] + wide * 0.1, middle[1] + high * 0.5], wide * 0.8, high * 0.3, 0),
      0.18,
      "l",
    ) +
    line(at(0), light.ink, 1.5, 0.85) +
    line(at(-34) + at(-80), light.sandShade, 1.5)
  );
}

export function sandbar(stage: Stage): string {
  const { light } = stage;
  const horizon = 372;
  return (
    backdrop(stage, {
      horizon,
      hills: 0.7,
      sun: { x: 610, y: 150, radius: 46 },
      lively: 0.5,
      depths: 6,
    }) +
    wood(stage, 1180, 1660, horizon + 4, 54) +
    sailboat(stage, { x: 900, y: 452, scale: 1.25 }, sailboatLook(stage, "furled")) +
    sandbank(stage, [1130, 500], 190, 20) +
    pontoonBoat(stage, { x: 1400, y: 520, scale: 1.5 }) +
    sandbank(stage, [1190, 672], 360, 62) +
    skiff(stage, { x: 860, y: 596, scale: 1.9, flip: true }) +
    parasol(stage, { x: 1190, y: 668, scale: 1.3 }, light.accent) +
    parasol(stage, { x: 1330, y: 652, scale: 1.05 }, light.seaLine) +
    heron(stage, { x: 980, y: 800, scale: 2.1 }) +
    skiff(stage, { x: 1450, y: 828, scale: 3.1, flip: true })
  );
}
