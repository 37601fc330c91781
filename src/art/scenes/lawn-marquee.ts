import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { bunting, stringLights, tableForTwo } from "../kit/festive.ts";
import { fill, fix, line, stroke } from "../kit/mark.ts";
import { marquee } from "../kit/marquee.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { treeOf } from "../kit/trees.ts";

/** A feast on the lawn above the water. */
export function lawnMarquee(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(330, 390);
  const mirror = dice.chance(0.5);
  const at = (x: number) => (mirror ? 1200 - x : x);
  const peaks = dice.whole(2, 3);
  const width = dice.between(560, 680);
  const left = mirror ? 1120 - width : 80;
  const lawn = 560;
  const tree = treeOf(stage);
  const far = at(1050);
  const tufts = repeat(
    30,
    () => `M${fix(dice.between(0, 1190))} ${fix(dice.between(lawn + 70, 790))}q6 -14 12 0`,
  );
  const strung = dice.chance(0.5) ? bunting : stringLights;
  const lawnShape = `M-20 ${lawn}Q400 ${lawn - 28} 1220 ${lawn + 10}V820H-20z`;
  return (
    backdrop(stage, { horizon, depths: 1 }) +
    sailboat(
      stage,
      {
        x: at(dice.between(820, 1000)),
        y: horizon + 96,
        scale: dice.between(1.5, 1.9),
        flip: mirror,
      },
      sailboatLook(stage, dice.pick(["working", "spinnaker", "furled"])),
    ) +
    fill(lawnShape, light.leaf) +
    fill(`M-20 ${lawn + 110}Q600 ${lawn + 60} 1220 ${lawn + 130}V820H-20z`, light.leafDeep, 0.35) +
    line(`M-20 ${lawn}Q400 ${lawn - 28} 1220 ${lawn + 10}`, light.ink, 1.8) +
    line(tufts, light.leafDeep, 1.8) +
    tree(stage, at(1130), 620, dice.between(300, 380)) +
    marquee(stage, left, 640, width, peaks) +
    line(stroke([far, 640], [far, 400]), light.ink, 4) +
    strung(stage, [mirror ? left : left + width, 640 - (width / peaks) * 0.62], [far, 404], 90) +
    repeat(dice.whole(2, 3), (order) =>
      tableForTwo(stage, { x: at(820 + order * 130), y: 690 + order * 20, scale: 1.3 }),
    )
  );
}
