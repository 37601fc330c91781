import { mirrored } from "./afloat.ts";
import { disc, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

const at = (spot: Spot, x: number, y: number): [number, number] => [
  spot.x + (spot.flip ? -x : x) * spot.scale,
  spot.y + y * spot.scale,
];

/** Somebody sitting in a boat, down to the hips. */
function sitter({ light }: Stage, spot: Spot): string {
  const [hx, hy] = at(spot, 0, -22.8);
  return (
    shape(
      plot("M-6.4 -3L-6 -15Q-5.4 -19 0 -19.4Q5 -19 5.6 -15L6 -3Z", spot),
      light.accent,
      light.ink,
      1.3,
    ) +
    shape(disc(hx, hy, 3.4 * spot.scale), light.sand, light.ink, 1.3) +
    shape(
      plot(
        "M-6.6 -25.6Q-3 -27 -2.8 -29.6Q0 -31 2.8 -29.6Q3 -27 6.6 -25.6Q0 -24.4 -6.6 -25.6Z",
        spot,
      ),
      light.wood,
      light.ink,
      1.2,
    )
  );
}

/** The arms of a sitter, and the paddle in them. */
function paddling({ light }: Stage, spot: Spot): string {
  return (
    line(
      plot("M-5 -15L-11 -11L-15 -17.6M5 -15L11 -10L14 -10.8", spot),
      light.ink,
      2.4 * spot.scale,
    ) +
    line(plot("M-30 -22L32 -6", spot), light.ink, Math.max(1.6, spot.scale * 0.7)) +
    shape(
      plot("M-30 -22Q-40 -28 -42 -24Q-40 -20 -30 -20ZM32 -6Q42 -6 42 -1Q36 0 30 -4Z", spot),
      light.wall,
      light.ink,
      1.2,
    )
  );
}

/** A kayak with somebody in it, 100 units long. */
export function kayak(stage: Stage, spot: Spot, colour: string): string {
  const { light } = stage;
  return (
    mirrored(stage, spot, colour, 96, 0.6) +
    sitter(stage, spot) +
    shape(
      plot("M-52 -6Q-24 -3 -10 -5L12 -5Q30 -4 52 -8Q36 2 0 2Q-36 2 -52 -6Z", spot),
      colour,
      light.ink,
      1.6,
    ) +
    hatch(plot("M-48 -3Q0 0 46 -4Q30 2 0 2Q-34 2 -48 -3Z", spot), 0.5) +
    paddling(stage, spot)
  );
}

/** A kayak for two, both paddling, 150 units long. */
export function tandemKayak(stage: Stage, spot: Spot, colour: string): string {
  const { light } = stage;
  const seats = [-32, 22].map((x) => ({ ...spot, x: at(spot, x, 0)[0] }));
  return (
    mirrored(stage, spot, colour, 140, 0.6) +
    seats.map((seat) => sitter(stage, seat)).join("") +
    shape(
      plot("M-76 -7Q-50 -3 -40 -5L34 -5Q54 -4 76 -9Q52 2.4 0 2.4Q-52 2.4 -76 -7Z", spot),
      colour,
      light.ink,
      1.6,
    ) +
    hatch(plot("M-70 -3.4Q0 0 68 -4.6Q44 2.4 0 2.4Q-50 2.4 -70 -3.4Z", spot), 0.5) +
    seats.map((seat) => paddling(stage, seat)).join("")
  );
}

/** Somebody standing on a board, paddling. */
export function paddler(stage: Stage, spot: Spot, colour: string): string {
  const { light } = stage;
  const [hx, hy] = at(spot, 2, -66);
  return (
    mirrored(stage, spot, colour, 92, 0.6) +
    shape(
      plot("M-50 -2Q-20 -4 30 -4Q46 -5 54 -9Q46 1 24 2L-40 2Q-48 1 -50 -2Z", spot),
      colour,
      light.ink,
      1.5,
    ) +
    line(plot("M-4 -34L-8 -18L-6 -4M4 -34L8 -18L8 -4", spot), light.ink, 3.2 * spot.scale) +
    shape(plot("M-5 -32L-4 -55Q2 -59 8 -55L7 -32Z", spot), light.accent, light.ink, 1.2) +
    line(plot("M-3 -53L18 -46M6 -53L22 -30", spot), light.ink, 3 * spot.scale) +
    line(plot("M16 -54L30 0", spot), light.woodDeep, Math.max(1.8, spot.scale)) +
    shape(plot("M29 -4Q26 8 32 12Q36 8 32 -4Z", spot), light.wall, light.ink, 1.2) +
    shape(disc(hx, hy, 4 * spot.scale), light.sand, light.ink, 1.2) +
    shape(plot("M-6 -67Q2 -78 10 -67Z", spot), light.wood, light.ink, 1.1)
  );
}
