import { bankLoops } from "../kit/aerial.ts";
import { repeat } from "../kit/dice.ts";
import { box, disc, fill, fix, hatch, line, plot, shape } from "../kit/mark.ts";
import { cast, rope } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";

const ANCHOR =
  "M-9 -150L9 -150L12 120Q70 112 96 56L74 66L104 4L130 66L114 60Q92 146 0 168Q-92 146 -114 60L-130 66L-104 4L-74 66L-96 56Q-70 112 -12 120Z";

function starfish({ light }: Stage, x: number, y: number, size: number, turn: number): string {
  const points = repeat(10, (order) => {
    const angle = turn + (order * Math.PI) / 5;
    const reach = order % 2 ? size * 0.36 : size;
    return `${order ? "L" : "M"}${fix(x + Math.cos(angle) * reach)} ${fix(y + Math.sin(angle) * reach)}`;
  });
  const dots = repeat(5, (order) => {
    const angle = turn + (order * Math.PI * 2) / 5;
    return [0.25, 0.45, 0.65]
      .map(
        (share) =>
          `M${fix(x + Math.cos(angle) * size * share)} ${fix(y + Math.sin(angle) * size * share)}h0`,
      )
      .join("");
  });
  return shape(`${points}z`, light.accent, light.ink, 1.8) + line(dots, light.sand, 4);
}

function scallop({ light }: Stage, x: number, y: number, size: number, turn: number): string {
  const ribs = [-40, -20, 0, 20, 40]
    .map((out) => `M0 40L${out} -${44 - Math.abs(out) * 0.4}`)
    .join("");
  return `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)}) scale(${(size / 50).toFixed(2)})">${shape("M0 44L-12 44L-46 -14Q-40 -48 0 -50Q40 -48 46 -14L12 44Z", light.wall, light.ink, 1.8)}${line(ribs, light.sandShade, 2)}</g>`;
}

/** The anchor around 0,0, its rope running off to one side. */
function anchor(stage: Stage, k: number, away: 1 | -1): string {
  const { light } = stage;
  const spot = { x: 0, y: 0, scale: k };
  const stock = box(-86 * k, -122 * k, 172 * k, 15 * k);
  return (
    cast(stage, plot(ANCHOR, spot) + stock, 14, 18) +
    rope(
      stage,
      `M0 ${fix(-172 * k)}C${away * 60} ${fix(-330 * k)} ${away * -240} ${fix(-260 * k)} ${away * -330} ${fix(-90 * k)}S${away * -240} ${fix(200 * k)} ${away * -560} ${fix(190 * k)}`,
      18,
    ) +
    shape(disc(0, -172 * k, 24 * k), light.glass, light.ink, 2.4) +
    fill(disc(0, -172 * k, 12 * k), light.sand) +
    shape(plot(ANCHOR, spot), light.glass, light.ink, 2.6) +
    hatch(plot("M0 -150L9 -150L12 120Q70 112 96 56L114 60Q92 146 0 168Z", spot), 0.6) +
    shape(stock, light.wood, light.ink, 2.2) +
    hatch(box(0, -122 * k, 86 * k, 15 * k), 0.5)
  );
}

/** What holds you: the anchor on the sand where the tide has left it. */
export function anchorOnSand(stage: Stage): string {
  const { light, dice } = stage;
  const tide = bankLoops(stage, {
    x: dice.chance(0.5) ? -60 : 1260,
    y: dice.between(-80, 60),
    wide: dice.between(430, 560),
    high: dice.between(330, 420),
  });
  const x = dice.between(560, 680);
  const turn = dice.between(-38, 38);
  const k = dice.between(1.35, 1.6);
  const ripples = repeat(26, () => {
    const wave = dice.between(30, 60);
    return `M${fix(dice.between(0, 1100))} ${fix(dice.between(60, 780))}q${fix(wave / 2)} -12 ${fix(wave)} 0t${fix(wave)} 0t${fix(wave)} 0`;
  });
  return (
    fill(box(0, 0, 1200, 800), light.sand) +
    line(ripples, light.sandShade, 2, 0.8) +
    fill(tide(70), light.sandShade, 0.4) +
    fill(tide(0), light.sea[2]) +
    fill(tide(-70), light.sea[1]) +
    line(tide(0), light.foam, 7) +
    line(tide(-22) + tide(-70) + tide(-96) + tide(-140), light.seaLine, 1.3, 0.5) +
    line(tide(70), light.ink, 1, 0.4) +
    `<g transform="translate(${fix(x)} 430) rotate(${fix(turn)})">${anchor(stage, k, turn > 0 ? 1 : -1)}</g>` +
    starfish(
      stage,
      dice.between(880, 1080),
      dice.between(520, 680),
      dice.between(60, 84),
      dice.between(0, 6),
    ) +
    scallop(stage, dice.between(200, 320), dice.between(600, 700), 44, dice.between(-60, 60)) +
    scallop(stage, dice.between(920, 1080), dice.between(200, 340), 30, dice.between(-60, 60))
  );
}
