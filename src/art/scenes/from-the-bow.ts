import { backdrop } from "../kit/backdrop.ts";
import { fill, fix, hatch, line, shape } from "../kit/mark.ts";
import { rope } from "../kit/planking.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";

function foredeck(stage: Stage, tip: number, top: number): string {
  const { light } = stage;
  const side = (out: number, wide: number, lift: number) =>
    `C${fix(tip + out * 96 * wide)} ${fix(top + 14 - lift)} ${fix(tip + out * 350 * wide)} ${fix(top + 120 - lift)} ${fix(tip + out * 480 * wide)} ${fix(830 - lift * 0.6)}`;
  const half = (out: number, wide: number, lift = 0) =>
    `M${fix(tip)} ${fix(top - lift)}${side(out, wide, lift)}`;
  const planks = [-400, -300, -200, -100, 0, 100, 200, 300, 400]
    .map(
      (out) => `M${fix(tip + out * 0.1)} ${fix(top + Math.abs(out) * 0.06)}L${fix(tip + out)} 830`,
    )
    .join("");
  const posts = [
    [70, 18],
    [206, 92],
    [352, 244],
  ]
    .map(
      ([out = 0, down = 0]) =>
        `M${fix(tip + out)} ${fix(top + down)}v-78M${fix(tip - out)} ${fix(top + down)}v-78`,
    )
    .join("");
  const body = `${half(-1, 1)}L${fix(tip)} 830z`;
  return (
    line(
      `M${fix(tip - 60)} ${fix(top + 40)}Q${fix(tip - 340)} ${fix(top + 70)} -20 ${fix(top + 60)}M${fix(tip + 60)} ${fix(top + 40)}Q${fix(tip + 340)} ${fix(top + 70)} 1220 ${fix(top + 66)}`,
      light.foam,
      3,
    ) +
    fill(`${half(1, 1)}L${fix(tip)} 830z`, light.wood) +
    fill(body, light.wood) +
    line(planks, light.woodDeep, 1.4, 0.7) +
    hatch(`${half(1, 1)}L${fix(tip + 300)} 830${half(1, 0.58).replace("M", "L")}z`, 0.3) +
    line(half(1, 1) + half(-1, 1), light.wall, 10) +
    line(half(1, 1.02) + half(-1, 1.02) + half(1, 0.97) + half(-1, 0.97), light.ink, 1.6) +
    line(`${posts}M${fix(tip)} ${fix(top)}v-78`, light.ink, 3.4) +
    line(half(1, 1, 78) + half(-1, 1, 78) + half(1, 1, 40) + half(-1, 1, 40), light.ink, 2) +
    shape(
      `M${fix(tip - 96)} 716L${fix(tip - 70)} 664H${fix(tip + 70)}L${fix(tip + 96)} 716z`,
      light.wallShade,
      light.ink,
      2,
    ) +
    fill(
      `M${fix(tip - 74)} 706L${fix(tip - 56)} 674H${fix(tip + 56)}L${fix(tip + 74)} 706z`,
      light.glass,
    ) +
    hatch(`M${fix(tip - 96)} 716h192v16h-192z`, 0.6)
  );
}

/** Looking forward over the deck, the jib drawing on one side. */
export function fromTheBow(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(350, 410);
  const tip = dice.between(540, 680);
  const top = horizon + dice.between(40, 70);
  const lee = dice.chance(0.5) ? 1 : -1;
  const clew = tip + lee * 460;
  const jib = `M${fix(tip + lee * 60)} -20L${fix(tip)} ${fix(top - 20)}Q${fix(tip + lee * 220)} ${fix(top + 60)} ${fix(clew)} ${fix(top + 80)}Q${fix(tip + lee * 420)} 160 ${fix(tip + lee * 330)} -20z`;
  const seams = [0.2, 0.45, 0.7, 0.9]
    .map(
      (share) =>
        `M${fix(tip + lee * 60 * (1 - share))} ${fix(top * share)}Q${fix(tip + lee * 240)} ${fix(top * share + 40)} ${fix(tip + lee * (340 + 110 * share))} ${fix(top * share + 40 * share)}`,
    )
    .join("");
  return (
    backdrop(stage, { horizon, lively: 1.4, depths: 2 }) +
    sailboat(
      stage,
      {
        x: tip - lee * dice.between(260, 420),
        y: horizon + 36,
        scale: dice.between(0.9, 1.4),
        flip: lee > 0,
      },
      sailboatLook(stage, "working"),
    ) +
    foredeck(stage, tip, top) +
    shape(jib, light.sail, light.ink, 2.2) +
    fill(
      `M${fix(tip + lee * 60)} -20L${fix(tip)} ${fix(top - 20)}Q${fix(tip + lee * 90)} ${fix(top + 20)} ${fix(tip + lee * 150)} ${fix(top + 38)}Q${fix(tip + lee * 190)} 160 ${fix(tip + lee * 190)} -20z`,
      light.sailShade,
    ) +
    line(seams, light.ink, 1.2, 0.45) +
    rope(
      stage,
      `M${fix(clew)} ${fix(top + 80)}Q${fix(tip + lee * 330)} 660 ${fix(tip + lee * 190)} 810`,
      8,
    ) +
    fill(`M${fix(clew - 9)} ${fix(top + 80)}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z`, light.ink)
  );
}
