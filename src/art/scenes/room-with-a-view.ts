import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { box, disc, fill, fix, hatch, line, shape } from "../kit/mark.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";

/** Wallpaper: upright lines beside the window. */
const PAPER =
  "M24 0V700M72 0V700M120 0V700M168 0V700M216 0V700M264 0V700M936 0V700M984 0V700M1032 0V700M1080 0V700M1128 0V700M1176 0V700";

const OPEN = { x: 310, y: 80, width: 580, height: 500 };

function curtain({ light }: Stage, inner: number, outer: number): string {
  const at = (share: number) => fix(inner + (outer - inner) * share);
  const d = `M${at(0)} 40Q${at(-0.12)} 330 ${at(0.4)} 420Q${at(0.3)} 560 ${at(0.24)} 700H${at(1)}V40z`;
  const folds = [0.2, 0.42, 0.64, 0.84]
    .map(
      (share) =>
        `M${at(share)} 40Q${at(share * 0.9)} 300 ${at(0.44 + share * 0.46)} 420Q${at(0.3 + share * 0.64)} 560 ${at(0.26 + share * 0.66)} 700`,
    )
    .join("");
  return (
    shape(d, light.sail, light.ink, 2) +
    hatch(`M${at(0.5)} 40Q${at(0.46)} 300 ${at(0.64)} 420L${at(0.6)} 700H${at(1)}V40z`, 0.2) +
    line(folds, light.ink, 1.2, 0.45) +
    line(`M${at(0.36)} 412Q${at(0.7)} 440 ${at(1)} 420`, light.accent, 9)
  );
}

/** Cushions along the window seat. */
function seat({ light }: Stage, cloth: string): string {
  const cushion = (x: number) =>
    `M${x} 716q4 -26 34 -28q150 -10 300 0q30 2 34 28q6 40 -2 84h-364q-8 -44 -2 -84z`;
  const pipes = [16, 416, 816].map((x) => `M${x + 8} 742q176 -16 352 0`).join("");
  const all = [16, 416, 816].map(cushion).join("");
  return (
    shape(box(-10, 690, 1220, 130), light.woodDeep, light.ink, 2) +
    shape(all, cloth, light.ink, 2.2) +
    line(pipes, light.foam, 3, 0.8) +
    line(
      [16, 416, 816]
        .map((x) => `M${x + 92} 690v110M${x + 184} 684v116M${x + 276} 690v110`)
        .join(""),
      light.foam,
      2,
      0.4,
    ) +
    hatch(all, 0.22)
  );
}

function vase({ light, dice }: Stage, x: number, y: number): string {
  const stems = repeat(
    5,
    (order) =>
      `M${x} ${y - 70}q${(order - 2) * 8} -60 ${(order - 2) * 24} ${-90 - (order % 2) * 26}`,
  );
  const blooms = repeat(5, (order) => `M${x + (order - 2) * 24} ${y - 160 - (order % 2) * 26}h0`);
  return (
    line(stems, light.leafDeep, 3) +
    line(blooms, dice.pick([light.accent, light.lit]), 28) +
    line(blooms, light.wall, 9) +
    shape(
      `M${x - 15} ${y - 84}h30q-4 20 12 44q8 28 -12 40h-30q-20 -12 -12 -40q16 -24 12 -44z`,
      light.glass,
      light.ink,
      2,
    ) +
    hatch(`M${x + 4} ${y - 84}h11q-4 20 12 44q8 28 -12 40h-14z`, 0.5)
  );
}

/** Waking up: window, curtains, and the whole bay. */
export function roomWithAView(stage: Stage): string {
  const { light, dice } = stage;
  const wall = dice.pick([light.sky[1], light.sand, light.sky[2], light.glass]);
  const { x, y, width, height } = OPEN;
  const horizon = y + dice.between(250, 320);
  const view =
    backdrop(stage, {
      horizon,
      depths: 1,
      sun: {
        x: x + dice.between(140, 440),
        y: horizon - dice.between(60, 130),
        radius: dice.between(44, 64),
      },
    }) +
    sailboat(
      stage,
      {
        x: x + dice.between(150, 420),
        y: horizon + 90,
        scale: dice.between(1.6, 2.2),
        flip: dice.chance(0.5),
      },
      sailboatLook(stage, dice.pick(["working", "furled", "spinnaker"])),
    );
  const bars = `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.36}h${width}`;
  // Drawn the other way round, so that it stays open.
  const hole = `M${x} ${y}v${height}h${width}v${-height}z`;
  const frame = `${box(x - 26, y - 26, width + 52, height + 52)}${hole}`;
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${view}</svg>` +
    fill(`M0 0H1200V800H0z${hole}`, wall) +
    line(PAPER, light.ink, 1.2, 0.16) +
    shape(frame, light.wall, light.ink, 2) +
    line(bars, light.ink, 13) +
    line(bars, light.wall, 9) +
    hatch(box(x, y, width, 16), 0.4) +
    shape(box(x - 50, y + height + 26, width + 100, 22), light.wall, light.ink, 2) +
    hatch(box(x - 50, y + height + 48, width + 100, 14), 0.6) +
    line("M90 40H1110", light.woodDeep, 9) +
    fill(disc(90, 40, 11) + disc(1110, 40, 11), light.woodDeep) +
    curtain(stage, x + 70, 120) +
    curtain(stage, x + width - 70, 1080) +
    vase(stage, dice.chance(0.5) ? x + 70 : x + width - 70, y + height + 26) +
    seat(stage, dice.pick([light.seaLine, light.roofs[0], light.glass]))
  );
}
