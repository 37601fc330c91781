import { backdrop } from "../kit/backdrop.ts";
import { gulls } from "../kit/clouds.ts";
import { repeat } from "../kit/dice.ts";
import { fix, line } from "../kit/mark.ts";
import { sportfisher } from "../kit/motorboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { fish } from "../kit/wildlife.ts";

/** Running out to the edge of the shelf, birds working, a fish clear of the water. */
export function sportFishing(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(330, 430);
  const flip = dice.chance(0.5);
  const x = flip ? dice.between(420, 520) : dice.between(660, 780);
  const y = dice.between(590, 640);
  const leapX = flip ? dice.between(880, 1010) : dice.between(190, 320);
  const leapY = y + dice.between(10, 60);
  const splash = repeat(
    7,
    (order) =>
      `M${fix(leapX - 60 + order * 20)} ${fix(leapY + 74)}q${(order - 3) * 4} -34 ${(order - 3) * 11} -${30 + (order % 3) * 12}`,
  );
  const rings = `M${fix(leapX - 120)} ${fix(leapY + 78)}q120 26 240 0M${fix(leapX - 170)} ${fix(leapY + 84)}q170 46 340 0`;
  return (
    backdrop(stage, { horizon, lively: 2, hills: dice.pick([0, 0, 0.6]) }) +
    gulls(stage, leapX, leapY - 190, 130) +
    gulls(stage, x, y - 320, 150) +
    sportfisher(stage, { x: flip ? 980 : 240, y: horizon + 22, scale: 0.9, flip }, true) +
    sportfisher(stage, { x, y, scale: dice.between(4.4, 5.2), flip }, true) +
    `<g transform="rotate(${flip ? -38 : 38} ${fix(leapX)} ${fix(leapY)})">${fish(stage, { x: leapX, y: leapY, scale: 1.15, flip: !flip }, light.glass)}</g>` +
    line(splash, light.foam, 2.4) +
    line(rings, light.foam, 1.8, 0.9)
  );
}
