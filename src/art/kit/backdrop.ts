import { clouds, gulls } from "./clouds.ts";
import { hills } from "./hills.ts";
import { depthsMarked, glitter, sea } from "./sea.ts";
import type { Stage } from "./sheet.ts";
import { placeSun, type Sun, sky, stars, sun } from "./sky.ts";

export interface Backdrop {
  horizon: number;
  /** Size of the hills; 0 leaves the horizon open. */
  hills?: number;
  sun?: Sun;
  lively?: number;
  /** How many depths are written on the water. */
  depths?: number;
}

/** Sky, sun, clouds, far shore and water: what most scenes stand in front of. */
export function backdrop(stage: Stage, options: Backdrop): string {
  const { horizon, lively = 1 } = options;
  const { width, height, dice } = stage;
  const light = options.sun ?? placeSun(stage, horizon);
  const shore = options.hills ?? (dice.chance(0.8) ? 1 : 0);
  return (
    sky(stage, horizon) +
    stars(stage, horizon) +
    sun(stage, light) +
    clouds(stage, horizon) +
    gulls(stage, width * dice.between(0.3, 0.7), horizon * dice.between(0.3, 0.6), 90) +
    (shore > 0 ? hills(stage, horizon, shore) : "") +
    sea(stage, horizon, lively) +
    glitter(stage, light, horizon) +
    depthsMarked(stage, horizon + (height - horizon) * 0.35, options.depths ?? 3)
  );
}
