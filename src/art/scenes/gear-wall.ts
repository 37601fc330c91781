import { repeat } from "../kit/dice.ts";
import { disc, fill, fix, hatch, line, plot, shape } from "../kit/mark.ts";
import { cast, planking, rope } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";

const VEST =
  "M-44 -60L-18 -70Q0 -44 18 -70L44 -60Q36 -30 52 -10L50 66Q0 78 -50 66L-52 -10Q-36 -30 -44 -60Z";
const OAR =
  "M-4 150L-4 -60Q-16 -66 -15 -100Q-13 -150 0 -154Q13 -150 15 -100Q16 -66 4 -60L4 150Q0 154 -4 150Z";

function ring(stage: Stage, x: number, y: number, r: number): string {
  const { light } = stage;
  const bands = repeat(4, (order) => {
    const turn = (order * Math.PI) / 2 + 0.5;
    const point = (angle: number, reach: number) =>
      `${fix(x + Math.cos(angle) * reach)} ${fix(y + Math.sin(angle) * reach)}`;
    const [a, b] = [turn, turn + 0.56];
    return `M${point(a, r)}A${fix(r)} ${fix(r)} 0 0 1 ${point(b, r)}L${point(b, r * 0.56)}A${fix(r * 0.56)} ${fix(r * 0.56)} 0 0 0 ${point(a, r * 0.56)}z`;
  });
  return (
    rope(stage, disc(x, y, r * 1.08), 7) +
    `<path d="${disc(x, y, r * 0.78)}" transform="translate(12 14)" stroke="${light.ink}" stroke-width="${fix(r * 0.44)}" opacity=".22"/>` +
    line(disc(x, y, r * 0.78), light.ink, r * 0.44 + 5) +
    line(disc(x, y, r * 0.78), light.wall, r * 0.44) +
    shape(bands, light.accent, light.ink, 1.6) +
    line(disc(x, y, r * 0.9), light.ink, 1, 0.3) +
    line(disc(x, y, r * 0.64), light.ink, 1.2, 0.4)
  );
}

function vest(stage: Stage, x: number, y: number, colour: string): string {
  const { light } = stage;
  const spot = { x, y, scale: 1.45 };
  return (
    line(
      `M${fix(x)} ${fix(y - 150)}q26 4 0 30l-62 20M${fix(x)} ${fix(y - 120)}l62 20`,
      light.ink,
      4,
    ) +
    cast(stage, plot(VEST, spot)) +
    shape(plot(VEST, spot), colour, light.ink, 2.2) +
    line(plot("M0 -52L0 72M-51 4L51 4M-51 34L51 34", spot), light.ink, 2) +
    line(plot("M-51 19L51 19", spot), light.ink, 9) +
    line(plot("M-51 19L51 19", spot), light.wall, 6) +
    hatch(plot("M6 -56L18 -70L44 -60Q36 -30 52 -10L50 66Q20 74 6 74Z", spot), 0.4)
  );
}

function oar(stage: Stage, x: number, y: number, turn: number): string {
  const { light } = stage;
  const spot = { x: 0, y: 0, scale: 1.8 };
  const drawn =
    cast(stage, plot(OAR, spot), 10, 10) +
    shape(plot(OAR, spot), light.wood, light.ink, 2.2) +
    fill(plot("M-15 -110Q-13 -150 0 -154Q13 -150 15 -110Z", spot), light.seaLine) +
    line(plot("M0 -66L0 -150", spot), light.ink, 1.4, 0.6);
  return `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)})">${drawn}</g>`;
}

/** What goes out with every boat, on its pegs. */
export function gearWall(stage: Stage): string {
  const { light, dice } = stage;
  const wall = dice.pick([light.sky[2], light.wall, light.sand, light.glass, light.wood]);
  const inks: [string, ...string[]] = [
    light.seaLine,
    light.sandShade,
    light.glass,
    light.roofs[1] ?? light.accent,
  ];
  const pieces = dice.shuffle([
    (x: number) => ring(stage, x, 330, 128),
    (x: number) => vest(stage, x, 330, dice.pick(inks)),
    (x: number) => oar(stage, x - 34, 400, -7) + oar(stage, x + 40, 400, 7),
    (x: number) => vest(stage, x, 330, dice.pick(inks)),
  ]);
  return (
    planking(stage, {
      x: 0,
      y: 0,
      width: 1200,
      height: 800,
      board: dice.between(76, 110),
      colour: wall,
      upright: dice.chance(0.6),
    }) +
    cast(stage, "M40 130h1120v30H40z", 8, 12) +
    shape("M40 130h1120v30H40z", light.wood, light.ink, 2) +
    pieces
      .map(
        (piece, order) =>
          shape(disc(180 + order * 280, 145, 11), light.woodDeep, light.ink, 2) +
          piece(180 + order * 280),
      )
      .join("") +
    repeat(2, (order) =>
      rope(
        stage,
        `M${330 + order * 560} 150c-70 180 -60 460 0 470s70 -290 0 -470c-40 190 -34 380 0 390s40 -220 0 -390`,
        13,
        order ? light.sail : light.sand,
      ),
    )
  );
}
