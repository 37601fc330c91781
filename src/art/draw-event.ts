import { drawComposition } from "./draw-place.ts";
import { anchorOnSand } from "./scenes/anchor-on-sand.ts";
import { atTheHelm } from "./scenes/at-the-helm.ts";
import { beachFleet } from "./scenes/beach-fleet.ts";
import { boardRack } from "./scenes/board-rack.ts";
import { chartTable } from "./scenes/chart-table.ts";
import { cleatAndLine } from "./scenes/cleat-and-line.ts";
import { crabHouse } from "./scenes/crab-house.ts";
import { dockChairs } from "./scenes/dock-chairs.ts";
import { fromTheBow } from "./scenes/from-the-bow.ts";
import { gearWall } from "./scenes/gear-wall.ts";
import { kayaks } from "./scenes/kayaks.ts";
import { lawnMarquee } from "./scenes/lawn-marquee.ts";
import { lowWater } from "./scenes/low-water.ts";
import { masts } from "./scenes/masts.ts";
import { nightPassage } from "./scenes/night-passage.ts";
import { pierPavilion } from "./scenes/pier-pavilion.ts";
import { placeSetting } from "./scenes/place-setting.ts";
import { quietAnchorage } from "./scenes/quiet-anchorage.ts";
import { slipsFromAbove } from "./scenes/slips-from-above.ts";
import { soundingsChart } from "./scenes/soundings-chart.ts";
import { sportFishing } from "./scenes/sport-fishing.ts";
import { tableByTheWater } from "./scenes/table-by-the-water.ts";
import { tackleWall } from "./scenes/tackle-wall.ts";
import { underSail } from "./scenes/under-sail.ts";
import { windSports } from "./scenes/wind-sports.ts";
import { type Composition, DAYLIGHT } from "./scenes-by-category.ts";

/** Events choose their scene by its name: a fishing tournament is no regatta. */
const EVENT_SCENES: ReadonlyMap<string, Pick<Composition, "scene" | "hours">> = new Map([
  ["anchor-on-sand", { scene: anchorOnSand, hours: DAYLIGHT }],
  ["at-the-helm", { scene: atTheHelm }],
  ["beach-fleet", { scene: beachFleet }],
  ["board-rack", { scene: boardRack, hours: DAYLIGHT }],
  ["chart-table", { scene: chartTable, hours: DAYLIGHT }],
  ["cleat-and-line", { scene: cleatAndLine }],
  ["crab-house", { scene: crabHouse }],
  ["dock-chairs", { scene: dockChairs }],
  ["from-the-bow", { scene: fromTheBow }],
  ["gear-wall", { scene: gearWall, hours: DAYLIGHT }],
  ["kayaks", { scene: kayaks }],
  ["lawn-marquee", { scene: lawnMarquee }],
  ["low-water", { scene: lowWater }],
  ["masts", { scene: masts }],
  ["night-passage", { scene: nightPassage, hours: ["dusk", "dusk", "dawn", "golden"] }],
  ["pier-pavilion", { scene: pierPavilion }],
  ["place-setting", { scene: placeSetting, hours: DAYLIGHT }],
  ["quiet-anchorage", { scene: quietAnchorage }],
  ["slips-from-above", { scene: slipsFromAbove }],
  ["soundings-chart", { scene: soundingsChart }],
  ["sport-fishing", { scene: sportFishing }],
  ["table-by-the-water", { scene: tableByTheWater }],
  ["tackle-wall", { scene: tackleWall, hours: DAYLIGHT }],
  ["under-sail", { scene: underSail }],
  ["wind-sports", { scene: windSports }],
] as const);

export const EVENT_SCENE_NAMES: readonly string[] = [...EVENT_SCENES.keys()];

/** Null where there is no such scene. */
export function drawEvent({ scene, seed }: { scene: string; seed: number }): string | null {
  const composition = EVENT_SCENES.get(scene);
  return composition ? drawComposition(composition, `event/${scene}/${seed}`) : null;
}
