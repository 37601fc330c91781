import { bankLoops } from "../kit/aerial.ts";
import { repeat } from "../kit/dice.ts";
import { box, disc, fill, fix, line, plot, type Spot, shape } from "../kit/mark.ts";
import { cast, planking } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";
import { fish } from "../kit/wildlife.ts";

const FORK =
  "M-6 110L-4 -20Q-16 -30 -15 -60L-15 -100L-9 -100L-9 -62L-3 -62L-3 -102L3 -102L3 -62L9 -62L9 -100L15 -100L15 -60Q16 -30 4 -20L6 110Q0 118 -6 110Z";
const KNIFE = "M-6 112L-5 0L-9 -8Q-12 -80 4 -110Q8 -60 6 0L6 112Q0 118 -6 112Z";

function lemon({ light }: Stage, x: number, y: number, size: number): string {
  const segments = repeat(8, (order) => {
    const turn = (order * Math.PI) / 4;
    return `M${fix(x)} ${fix(y)}L${fix(x + Math.cos(turn) * size * 0.78)} ${fix(y + Math.sin(turn) * size * 0.78)}`;
  });
  return (
    shape(disc(x, y, size), light.sandShade, light.ink, 1.6) +
    fill(disc(x, y, size * 0.84), light.lit) +
    line(segments, light.wall, 2.4) +
    line(disc(x, y, size * 0.84), light.wall, 2)
  );
}

function tumbler(stage: Stage, x: number, y: number, size: number): string {
  const { light } = stage;
  return (
    cast(stage, disc(x, y, size), 16, 18) +
    shape(disc(x, y, size), light.foam, light.ink, 2) +
    shape(disc(x, y, size * 0.8), light.glass, light.ink, 1.2) +
    line(disc(x, y, size * 0.5), light.foam, 1.6, 0.7) +
    line(
      `M${fix(x - size * 0.5)} ${fix(y - size * 0.3)}q${fix(size * 0.2)} ${fix(-size * 0.3)} ${fix(size * 0.5)} ${fix(-size * 0.32)}`,
      light.wall,
      3.4,
    )
  );
}

/** The chart is the place mat. */
function mat(stage: Stage, x: number, y: number): string {
  const { light, dice } = stage;
  const d = box(x, y, 860, 600);
  const at = bankLoops(stage, {
    x: x + dice.between(500, 760),
    y: y + dice.between(60, 200),
    wide: 120,
    high: 70,
  });
  const lines = [240, 190, 140, 90, 40].map(at).join("");
  const border = box(x + 14, y + 14, 832, 572) + box(x + 24, y + 24, 812, 552);
  return (
    cast(stage, d) +
    shape(d, light.sky[3], light.ink, 1.6) +
    `<svg x="${fix(x + 24)}" y="${fix(y + 24)}" width="812" height="552" viewBox="${fix(x + 24)} ${fix(y + 24)} 812 552">${fill(at(140), light.sky[1], 0.7)}${fill(at(0), light.sand)}${line(lines + at(0), light.seaLine, 1.2, 0.7)}</svg>` +
    line(border, light.ink, 1.2, 0.7)
  );
}

export function placeSetting(stage: Stage): string {
  const { light, dice } = stage;
  const x = dice.between(520, 640);
  const plate: Spot = { x, y: 410, scale: 1 };
  const upright = dice.chance(0.5);
  const cloth = dice.pick([light.accent, light.seaLine, light.roofs[0]]);
  const napkin = box(x - 372, 270, 110, 300);
  const cutlery = (d: string, at: number) => {
    const spot = { x: at, y: 420, scale: 1.5 };
    return cast(stage, plot(d, spot), 7, 8) + shape(plot(d, spot), light.wallShade, light.ink, 1.8);
  };
  return (
    planking(stage, {
      x: 0,
      y: 0,
      width: 1200,
      height: 800,
      board: dice.between(96, 140),
      colour: light.wood,
      upright,
    }) +
    mat(stage, x - 440, 110) +
    cast(stage, disc(x, 410, 218)) +
    shape(disc(x, 410, 218), light.wall, light.ink, 2) +
    line(disc(x, 410, 206), light.seaLine, 4) +
    line(disc(x, 410, 150), light.ink, 1.2, 0.5) +
    cast(
      stage,
      plot("M-50 0Q-20 -24 20 -16L54 -16L54 16L36 4Q0 30 -50 0Z", { ...plate, scale: 2.6 }),
      6,
      8,
    ) +
    fish(
      stage,
      { ...plate, scale: 2.6, flip: dice.chance(0.5) },
      dice.pick([light.glass, light.sandShade, light.sailShade]),
    ) +
    lemon(stage, x + dice.between(-70, 60), 512, 36) +
    lemon(stage, x + dice.between(50, 100), 318, 28) +
    fill(napkin, cloth) +
    line(`${napkin}M${fix(x - 318)} 270v300`, light.ink, 1.4) +
    cutlery(FORK, x - 316) +
    cutlery(KNIFE, x + 300) +
    tumbler(stage, x + 346, 168, dice.between(62, 76)) +
    tumbler(stage, x - 392, 148, 52)
  );
}
