import { wake } from "../kit/afloat.ts";
import { backdrop } from "../kit/backdrop.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { disc, fill, fix, line, polygon } from "../kit/mark.ts";
import { sportfisher } from "../kit/motorboat.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { rocks, spit } from "../kit/shore.ts";
import { wood } from "../kit/trees.ts";

/** A delivery along the coast: one boat, one light to steer by. */
export function nightPassage(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(430, 480);
  const flip = dice.chance(0.5);
  const at = (x: number) => (flip ? 1200 - x : x);
  const scale = dice.between(2.6, 3.2);
  const foot = horizon + 14;
  const lamp: [number, number] = [at(940), foot - 85 * scale];
  const edge = at(-40);
  const beam = polygon([lamp, [edge, lamp[1] - 130], [edge, lamp[1] + 90]]);
  const slim = polygon([lamp, [edge, lamp[1] - 70], [edge, lamp[1] + 30]]);
  const spot = {
    x: at(dice.between(330, 430)),
    y: dice.between(600, 650),
    scale: dice.between(2.6, 3.3),
    flip,
  };
  const land = flip ? -140 : 780;
  return (
    backdrop(stage, { horizon, lively: 1.3, hills: 0.8 }) +
    fill(beam, light.lit, light.dark ? 0.16 : 0.34) +
    fill(slim, light.lit, light.dark ? 0.18 : 0.4) +
    line(
      `M${fix(lamp[0])} ${fix(lamp[1])}L${edge} ${fix(lamp[1] - 130)}M${fix(lamp[0])} ${fix(lamp[1])}L${edge} ${fix(lamp[1] + 90)}`,
      light.lit,
      1.2,
      0.6,
    ) +
    spit(stage, land, land + 560, horizon + 8, 46, light.hills[2]) +
    wood(stage, at(1090) - 100, at(1090) + 100, horizon + 12, 60) +
    lighthouse(stage, { x: lamp[0], y: foot, scale }, light.roofs[1] ?? light.accent) +
    rocks(stage, land + 90, land + 470, horizon + 56, 24) +
    (dice.chance(0.6)
      ? sailboat(stage, spot, sailboatLook(stage, "working"))
      : wake(stage, spot) + sportfisher(stage, { ...spot, scale: spot.scale * 1.1 }, true)) +
    fill(disc(spot.x + (flip ? -52 : 52) * spot.scale, spot.y - 18 * spot.scale, 5), light.lit)
  );
}
