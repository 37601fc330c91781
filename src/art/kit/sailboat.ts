import { mastMirrored, mirrored, pennant, wake } from "./afloat.ts";
import { CABIN, farSailboat, HULL, type SailboatLook } from "./far-sailboat.ts";
import { fill, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

export function sailboatLook({ light, dice }: Stage, sails: SailboatLook["sails"]): SailboatLook {
  const hull = dice.pick(light.hulls);
  const stripe = hull === light.accent ? light.foam : light.accent;
  return {
    hull,
    stripe,
    sails,
    cloth: dice.pick([light.accent, light.seaLine, light.hulls[3] ?? hull]),
  };
}

function hull({ light }: Stage, spot: Spot, { hull: colour, stripe }: SailboatLook): string {
  return (
    shape(plot(CABIN, spot), light.wall, light.ink) +
    fill(
      plot("M-15 -11.4L-3 -12L-3 -10L-15 -9.6ZM2 -12L11 -11.6L12 -10L2 -10Z", spot),
      light.glass,
    ) +
    shape(plot(HULL, spot), colour, light.ink, 1.8) +
    hatch(plot("M-49 -6Q0 0 44 -5Q42 -1 41 0L-41 0Q-47 -2 -49 -6Z", spot), 0.45) +
    line(plot("M-45 -2.4Q0 0 43 -2.2", spot), stripe, Math.max(1.6, spot.scale * 0.9)) +
    line(plot("M-50 -10L-50 -15L-34 -13.5M40 -12.4L41 -17L54 -19L54 -15", spot), light.ink, 1)
  );
}

function rig({ light }: Stage, spot: Spot): string {
  return (
    line(plot("M6 -12L6 -120", spot), light.ink, Math.max(1.8, spot.scale * 0.8)) +
    line(
      plot(
        "M6 -114L-8 -9M6 -114L18 -10M6 -119L-50 -11M6 -112L53 -15M6 -62L-2 -64M6 -62L14 -64",
        spot,
      ),
      light.ink,
      0.9,
      0.8,
    )
  );
}

function furled({ light }: Stage, spot: Spot, { cloth }: SailboatLook): string {
  return (
    shape(plot("M7 -23Q-12 -21 -36 -18.5L-36 -16.6L6 -17Z", spot), cloth, light.ink, 1.2) +
    line(plot("M12 -104L50 -18", spot), light.sail, Math.max(2, spot.scale * 1.1)) +
    line(plot("M12 -104L50 -18", spot), light.ink, 0.8, 0.5)
  );
}

function working({ light }: Stage, spot: Spot): string {
  const main = plot("M5 -117Q-26 -66 -40 -19Q-16 -17 5 -19Z", spot);
  const jib = plot("M8 -109Q22 -54 12 -18Q34 -14 51 -16Z", spot);
  return (
    shape(main, light.sail, light.ink) +
    fill(plot("M5 -117Q-6 -60 -12 -18L5 -19Z", spot), light.sailShade) +
    hatch(plot("M5 -117Q0 -60 -3 -18.6L5 -19Z", spot), 0.3) +
    line(plot("M5 -92L-10 -91M5 -68L-21 -67M5 -44L-31 -42", spot), light.ink, 0.9, 0.45) +
    shape(jib, light.sail, light.ink) +
    fill(plot("M8 -109Q36 -40 51 -16Q44 -14 36 -15Q30 -60 8 -109Z", spot), light.sailShade) +
    line(
      plot("M14 -86L22 -82M17 -62L33 -56M16 -38L43 -32M-40 -18.4L6 -17.6", spot),
      light.ink,
      0.9,
      0.45,
    )
  );
}

function spinnaker({ light }: Stage, spot: Spot, { cloth }: SailboatLook): string {
  const whole = "M8 -110Q60 -108 74 -66Q78 -36 60 -19Q44 -30 16 -24Q34 -70 8 -110Z";
  return (
    shape(plot(whole, spot), cloth, light.ink) +
    fill(
      plot("M8 -110Q54 -100 60 -60Q58 -36 46 -24Q30 -29 16 -24Q34 -70 8 -110Z", spot),
      light.sail,
    ) +
    fill(plot("M8 -110Q44 -96 44 -58Q42 -36 32 -26Q24 -26 16 -24Q34 -70 8 -110Z", spot), cloth) +
    line(
      plot(
        "M8 -110Q60 -108 74 -66Q78 -36 60 -19L52 -14M20 -78Q48 -82 72 -72M26 -52Q50 -56 76 -52",
        spot,
      ),
      light.ink,
      1,
      0.6,
    ) +
    hatch(plot("M8 -110Q36 -88 30 -50Q26 -34 16 -24Q34 -70 8 -110Z", spot), 0.3)
  );
}

/** A sloop of 100 units, its waterline on the spot, sailing to the right. */
export function sailboat(stage: Stage, spot: Spot, look: SailboatLook): string {
  if (spot.scale < 1.75) return farSailboat(stage, spot, look);
  const under = look.sails !== "furled";
  const top: Spot = {
    ...spot,
    x: spot.x + (spot.flip ? -6 : 6) * spot.scale,
    y: spot.y - 121 * spot.scale,
  };
  return (
    mirrored(stage, spot, look.hull, 96) +
    mastMirrored(stage, { ...spot, x: top.x }, 90) +
    (under ? wake(stage, spot, 90) : "") +
    (look.sails === "spinnaker" ? spinnaker(stage, spot, look) : "") +
    rig(stage, spot) +
    (under ? working(stage, spot) : furled(stage, spot, look)) +
    hull(stage, spot, look) +
    pennant(stage, { ...top, scale: spot.scale * 0.8 })
  );
}
