import { drawComposition } from "./draw-place.ts";
import { jetSki } from "./kit/jet-ski.ts";
import type { Spot } from "./kit/mark.ts";
import { pontoonBoat, skiff, sportfisher } from "./kit/motorboat.ts";
import { sailboat, sailboatLook } from "./kit/sailboat.ts";
import type { Stage } from "./kit/sheet.ts";
import { kayak, paddler, tandemKayak } from "./kit/small-craft.ts";
import { windsurfer } from "./kit/wind-craft.ts";
import { beachChairs } from "./scenes/beach-chairs.ts";
import { boardRack } from "./scenes/board-rack.ts";
import { crabTraps } from "./scenes/crab-traps.ts";
import { gearWall } from "./scenes/gear-wall.ts";
import { type Afloat, oneAfloat } from "./scenes/one-afloat.ts";
import { outfitterShelf } from "./scenes/outfitter-shelf.ts";
import { tackleWall } from "./scenes/tackle-wall.ts";
import { type Composition, DAYLIGHT } from "./scenes-by-category.ts";

type Coloured = (stage: Stage, spot: Spot, colour: string) => string;

const painted =
  (craft: Coloured): Afloat["craft"] =>
  (stage, spot) =>
    craft(stage, spot, stage.dice.pick(stage.light.hulls));

const afloat = (craft: Afloat["craft"], scale: number, lively?: number) => ({
  scene: oneAfloat({ craft, scale, lively }),
  hours: DAYLIGHT,
});
const ashore = (scene: Composition["scene"]) => ({ scene, hours: DAYLIGHT });

/** What can be rented is drawn by its name, close enough to be told from the next. */
const RENTAL_SCENES: ReadonlyMap<string, Pick<Composition, "scene" | "hours">> = new Map([
  ["kayak", afloat(painted(kayak), 7.6, 0.5)],
  ["tandem", afloat(painted(tandemKayak), 6, 0.5)],
  ["board", afloat(painted(paddler), 5.4, 0.5)],
  ["jet-ski", afloat(painted(jetSki), 6.4)],
  ["pontoon", afloat(pontoonBoat, 8)],
  ["skiff", afloat((stage, spot) => skiff(stage, spot), 8)],
  ["center-console", afloat((stage, spot) => skiff(stage, spot, true), 7.4)],
  ["sport-boat", afloat((stage, spot) => sportfisher(stage, spot, true), 6.2)],
  [
    "daysailer",
    afloat((stage, spot) => sailboat(stage, spot, sailboatLook(stage, "working")), 4.3),
  ],
  ["windsurfer", afloat(painted(windsurfer), 4.4, 1.2)],
  ["boards", ashore(boardRack)],
  ["rods", ashore(tackleWall)],
  ["traps", ashore(crabTraps)],
  ["vests", ashore(gearWall)],
  ["outfit", ashore(outfitterShelf)],
  ["chairs", ashore(beachChairs)],
]);

export const RENTAL_SCENE_NAMES: readonly string[] = [...RENTAL_SCENES.keys()];

/** Null where there is no such scene. */
export function drawRental({ scene, seed }: { scene: string; seed: number }): string | null {
  const composition = RENTAL_SCENES.get(scene);
  return composition ? drawComposition(composition, `rental/${scene}/${seed}`) : null;
}
