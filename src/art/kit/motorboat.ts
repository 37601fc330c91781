import { mirrored, pennant, wake } from "./afloat.ts";
import { fill, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

const FLARE = "M-49 -12Q0 -9 30 -14Q46 -17 57 -22Q50 -8 38 0L-46 0Z";

function flaredHull({ light }: Stage, spot: Spot, colour: string): string {
  const stripe = colour === light.accent ? light.foam : light.accent;
  return (
    shape(plot(FLARE, spot), colour, light.ink, 1.8) +
    hatch(plot("M-48 -6Q10 -3 46 -9Q42 -4 38 0L-46 0Z", spot), 0.45) +
    line(plot("M-48 -9.6Q0 -6.6 32 -11.4Q46 -14 54 -18", spot), light.ink, 0.8, 0.6) +
    line(plot("M-46 -2.4L40 -2.4", spot), stripe, Math.max(1.6, spot.scale * 0.9))
  );
}

/** A sport fisherman with tower and outriggers. */
export function sportfisher(stage: Stage, spot: Spot, running: boolean): string {
  const { light, dice } = stage;
  const colour = dice.pick(light.hulls);
  return (
    mirrored(stage, spot, colour, 98) +
    (running ? wake(stage, spot, 92) : "") +
    line(
      plot(
        "M0 -30L-34 -74M4 -30L-22 -78M-14 -28L-10 -58L10 -58L14 -28M-12 -44L12 -44M-10 -58L14 -28M10 -58L-14 -28",
        spot,
      ),
      light.ink,
      1.1,
    ) +
    shape(plot("M-12 -60L13 -60L12 -57.4L-11 -57.4Z", spot), light.wall, light.ink, 1.2) +
    shape(
      plot("M-20 -12L-16 -26L20 -26Q30 -20 38 -15.6Q10 -9 -20 -12Z", spot),
      light.wall,
      light.ink,
    ) +
    fill(
      plot("M-11 -23.6L2 -23.6L2 -17L-13 -17ZM5 -23.6L19 -23.6Q24 -20 28 -17L5 -17Z", spot),
      light.glass,
    ) +
    hatch(plot("M-20 -12L-16 -26L-11 -26L-14 -12Z", spot), 0.4) +
    shape(plot("M-18 -33L-14 -34L14 -34L20 -26L-19 -26Z", spot), light.wallShade, light.ink, 1.2) +
    shape(plot("M-20 -44L16 -44L15 -41.6L-19 -41.6Z", spot), light.sail, light.ink, 1.2) +
    line(
      plot(
        "M-17 -41.6L-17 -33M12 -41.6L12 -34M-46 -12L-46 -20M-38 -12L-38 -20M-46 -20L-30 -19",
        spot,
      ),
      light.ink,
      1.1,
    ) +
    flaredHull(stage, spot, colour) +
    line(plot("M30 -18L32 -23Q44 -25 56 -27L57 -22", spot), light.ink, 1) +
    pennant(stage, { ...spot, y: spot.y - 66 * spot.scale, scale: spot.scale * 0.7 }) +
    line(plot("M0 -60L0 -67", spot), light.ink, 1)
  );
}

/** An open boat with a console and one engine: what most people own. */
export function skiff(stage: Stage, spot: Spot, running = false): string {
  const { light, dice } = stage;
  const colour = dice.pick(light.hulls);
  const top = dice.chance(0.55);
  return (
    mirrored(stage, spot, colour, 92, 0.7) +
    (running ? wake(stage, spot, 88) : "") +
    shape(plot("M-56 -16L-50 -17L-48 -6L-50 3L-54 3L-53 -5Z", spot), light.ink, light.ink, 1) +
    (top
      ? line(plot("M-12 -9L-10 -36M10 -9L8 -36", spot), light.ink, 1.2) +
        shape(plot("M-18 -38Q0 -41 16 -38L15 -35.6L-17 -35.6Z", spot), light.accent, light.ink, 1.2)
      : "") +
    shape(plot("M-6 -9L-5 -20L4 -20L9 -9Z", spot), light.wall, light.ink, 1.2) +
    line(plot("M4 -20L9 -27L2 -27", spot), light.ink, 1.1) +
    shape(
      plot("M-48 -10Q0 -7 30 -11Q44 -13 52 -17Q46 -6 36 0L-46 0Z", spot),
      colour,
      light.ink,
      1.8,
    ) +
    hatch(plot("M-47 -5Q10 -2 42 -6Q40 -3 36 0L-46 0Z", spot), 0.45) +
    line(plot("M-47 -7.6Q0 -5 32 -8.6L47 -13", spot), light.accent, Math.max(1.2, spot.scale * 0.6))
  );
}

/** Two floats, a deck, a rail and an awning. */
export function pontoonBoat(stage: Stage, spot: Spot): string {
  const { light, dice } = stage;
  const cloth = dice.pick([light.accent, light.seaLine, ...light.roofs]);
  return (
    mirrored(stage, spot, light.wallShade, 96, 0.7) +
    shape(plot("M-48 -6L42 -6Q50 -5 54 -2Q50 1 42 1L-48 1Z", spot), light.wallShade, light.ink) +
    hatch(plot("M-48 -2.6L52 -2.6Q50 1 42 1L-48 1Z", spot), 0.5, "l") +
    shape(plot("M-50 -9L46 -9L46 -6L-50 -6Z", spot), light.wood, light.ink, 1.2) +
    shape(
      plot("M-48 -19L-6 -19L-6 -9L-48 -9ZM4 -19L43 -19L43 -9L4 -9Z", spot),
      light.sail,
      light.ink,
      1.2,
    ) +
    line(plot("M-48 -13.4L-6 -13.4M4 -13.4L43 -13.4", spot), cloth, Math.max(1.6, spot.scale)) +
    line(
      plot("M-40 -19L-34 -40M16 -19L10 -40M-40 -19L-10 -40M16 -19L-14 -40", spot),
      light.ink,
      1.1,
    ) +
    shape(plot("M-42 -40Q-12 -46 18 -40L16 -37.6Q-12 -42 -40 -37.6Z", spot), cloth, light.ink, 1.2)
  );
}
