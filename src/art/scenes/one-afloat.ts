import { backdrop } from "../kit/backdrop.ts";
import type { Spot } from "../kit/mark.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Scene, Stage } from "../kit/sheet.ts";
import { reeds } from "../kit/trees.ts";

export interface Afloat {
  craft: (stage: Stage, spot: Spot) => string;
  /** Pixels for a unit; most craft are 100 units long. */
  scale: number;
  lively?: number;
}

/** One thing to rent, near enough to be looked over. */
export function oneAfloat({ craft, scale, lively = 0.7 }: Afloat): Scene {
  return (stage) => {
    const { dice } = stage;
    const horizon = dice.between(270, 340);
    const flip = dice.chance(0.5);
    const at = (x: number) => (flip ? 1200 - x : x);
    const far = { x: at(dice.between(180, 420)), y: horizon + 30, scale: dice.between(0.7, 1.1) };
    const near = {
      ...{ x: at(dice.between(560, 660)), y: dice.between(610, 650) },
      ...{ scale: scale * dice.between(0.92, 1.06), flip },
    };
    return (
      backdrop(stage, { horizon, lively, depths: 2 }) +
      (dice.chance(0.5) ? sailboat(stage, far, sailboatLook(stage, "working")) : "") +
      craft(stage, near) +
      (dice.chance(0.4) ? reeds(stage, at(80), 812, 110, 150) : "")
    );
  };
}
