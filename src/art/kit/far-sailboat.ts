import { mirrored } from "./afloat.ts";
import { fill, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

export interface SailboatLook {
  hull: string;
  stripe: string;
  /** Furled at a mooring, working sails, or with a spinnaker set. */
  sails: "furled" | "working" | "spinnaker";
  /** The colour of the spinnaker or the sail cover. */
  cloth: string;
}

export const HULL = "M-50 -10Q-4 -4.5 54 -15Q49 -6 41 0L-41 0Q-48 -3 -50 -10Z";
export const CABIN = "M-24 -7.6L-21 -12.5Q-2 -14.5 15 -12.6L23 -9.4Q0 -6.4 -24 -7.6Z";

/** The same boat far off, where seams and shrouds would only clog. */
export function farSailboat(stage: Stage, spot: Spot, look: SailboatLook): string {
  const { light } = stage;
  const chute =
    look.sails === "spinnaker"
      ? "M8 -110Q60 -108 74 -66Q78 -36 60 -19Q44 -30 16 -24Q34 -70 8 -110Z"
      : "";
  const canvas =
    look.sails === "furled"
      ? shape(plot("M7 -23Q-12 -21 -36 -18.5L-36 -16.6L6 -17Z", spot), look.cloth, light.ink, 0.8) +
        line(plot("M6 -119L-50 -11M6 -112L53 -15", spot), light.ink, 0.8, 0.7)
      : shape(
          plot("M5 -117Q-26 -66 -40 -19Q-16 -17 5 -19ZM8 -109Q22 -54 12 -18Q34 -14 51 -16Z", spot),
          light.sail,
          light.ink,
          1,
        ) + fill(plot("M5 -117Q-6 -60 -12 -18L5 -19Z", spot), light.sailShade);
  return (
    mirrored(stage, spot, look.hull, 96, 0.6) +
    (chute && shape(plot(chute, spot), look.cloth, light.ink, 1)) +
    line(plot("M6 -12L6 -120", spot), light.ink, 1.5) +
    canvas +
    shape(plot(CABIN, spot), light.wall, light.ink, 1) +
    shape(plot(HULL, spot), look.hull, light.ink, 1.2)
  );
}
