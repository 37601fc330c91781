import { backdrop } from "../kit/backdrop.ts";
import { disc, fill, hatch, line, plot, type Spot, shape } from "../kit/mark.ts";
import { cast, planking, rope } from "../kit/planking.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";

const HORNS =
  "M-130 -58Q-150 -84 -118 -88L118 -88Q150 -84 130 -58Q90 -52 52 -50L46 0L64 14L-64 14L-46 0L-52 -50Q-90 -52 -130 -58Z";

const TURNS = "M-100 -92Q-20 -20 96 -92M100 -52Q10 -110 -100 -50M-30 -34L34 -34";

function cleat(stage: Stage, spot: Spot): string {
  const { light } = stage;
  const glint = "M-124 -80L118 -80Q128 -80 122 -74L-120 -72Q-132 -74 -124 -80Z";
  const shade =
    "M-130 -58Q0 -66 130 -58Q90 -52 52 -50L46 0L64 14L-64 14L-46 0L-52 -50Q-90 -52 -130 -58Z";
  const bolts = "M-50 6Q-46 0 -42 6Q-46 12 -50 6ZM42 6Q46 0 50 6Q46 12 42 6Z";
  return (
    shape(plot(HORNS, spot), light.wallShade, light.ink, 2.6) +
    fill(plot(glint, spot), light.wall) +
    hatch(plot(shade, spot), 0.5) +
    rope(stage, plot(TURNS, spot), 17) +
    fill(plot(bolts, spot), light.ink)
  );
}

/** The rest of the line, coiled flat on the planks. */
const coil = (stage: Stage, x: number, y: number): string =>
  [96, 74, 52, 30].map((r) => rope(stage, disc(x, y, r * 1.6, r * 0.62), 17)).join("");

/** Made fast: a cleat on the edge of the dock, the boat lying behind it. */
export function cleatAndLine(stage: Stage): string {
  const { light, dice } = stage;
  const edge = Math.round(dice.between(452, 500));
  const flip = dice.chance(0.5);
  const x = Math.round(dice.between(480, 720));
  const at = (across: number) => Math.round(flip ? x - across : x + across);
  const spot = { x, y: edge + 150, scale: dice.between(1.3, 1.55), flip };
  const k = spot.scale;
  const low = Math.round(spot.y - 60 * k);
  const pull = `M${at(20 * k)} ${low}C${at(220)} ${spot.y - 60} ${at(330)} ${edge - 20} ${at(720)} ${edge - 190}`;
  const tail = `M${at(-146)} ${spot.y + 26}Q${at(-110)} ${spot.y + 40} ${at(-40 * k)} ${Math.round(spot.y - 30 * k)}`;
  const boat = {
    x: at(dice.between(180, 330)),
    y: edge - 46,
    scale: dice.between(3.4, 4.2),
    flip: !flip,
  };
  const board = dice.between(70, 88);
  return (
    backdrop(stage, { horizon: dice.between(210, 270), depths: 0 }) +
    sailboat(stage, boat, sailboatLook(stage, "furled")) +
    planking(stage, { x: 0, y: edge, width: 1200, height: 340, board, colour: light.wood }) +
    fill(`M0 ${edge}h1200v16H0z`, light.woodDeep) +
    line(`M0 ${edge}h1200`, light.ink, 2.4) +
    coil(stage, at(-300), spot.y + 26) +
    rope(stage, tail, 17) +
    cast(stage, plot(HORNS, spot), flip ? -16 : 22, 22) +
    rope(stage, pull, 17) +
    cleat(stage, spot)
  );
}
