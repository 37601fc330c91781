import type { Hour } from "./kit/light.ts";
import type { Scene } from "./kit/sheet.ts";
import { anchorOnSand } from "./scenes/anchor-on-sand.ts";
import { atTheHelm } from "./scenes/at-the-helm.ts";
import { beachFleet } from "./scenes/beach-fleet.ts";
import { boardRack } from "./scenes/board-rack.ts";
import { ceremonyArch } from "./scenes/ceremony-arch.ts";
import { chartTable } from "./scenes/chart-table.ts";
import { cleatAndLine } from "./scenes/cleat-and-line.ts";
import { crabHouse } from "./scenes/crab-house.ts";
import { dockChairs } from "./scenes/dock-chairs.ts";
import { fromTheBow } from "./scenes/from-the-bow.ts";
import { gearWall } from "./scenes/gear-wall.ts";
import { hireDock } from "./scenes/hire-dock.ts";
import { kayaks } from "./scenes/kayaks.ts";
import { lawnMarquee } from "./scenes/lawn-marquee.ts";
import { lowWater } from "./scenes/low-water.ts";
import { masts } from "./scenes/masts.ts";
import { nightPassage } from "./scenes/night-passage.ts";
import { outfitterShelf } from "./scenes/outfitter-shelf.ts";
import { pierPavilion } from "./scenes/pier-pavilion.ts";
import { placeSetting } from "./scenes/place-setting.ts";
import { quietAnchorage } from "./scenes/quiet-anchorage.ts";
import { roomWithAView } from "./scenes/room-with-a-view.ts";
import { slipsFromAbove } from "./scenes/slips-from-above.ts";
import { soundingsChart } from "./scenes/soundings-chart.ts";
import { sportFishing } from "./scenes/sport-fishing.ts";
import { storefront } from "./scenes/storefront.ts";
import { tableByTheWater } from "./scenes/table-by-the-water.ts";
import { tackleWall } from "./scenes/tackle-wall.ts";
import { underSail } from "./scenes/under-sail.ts";
import { verandahHotel } from "./scenes/verandah-hotel.ts";
import { windSports } from "./scenes/wind-sports.ts";

export type Hours = readonly [Hour, ...Hour[]];

export interface Composition {
  scene: Scene;
  /** Often the first picture of a listing; details come later in the gallery. */
  cover: boolean;
  /** The hours it may be drawn at, when not at every one. */
  hours?: Hours;
}

const cover = (scene: Scene, hours?: Hours): Composition => ({ scene, cover: true, hours });
const detail = (scene: Scene, hours?: Hours): Composition => ({ scene, cover: false, hours });

/** Things in a room or on a table are not seen in the dark. */
export const DAYLIGHT: Hours = ["dawn", "noon", "haze", "golden"];

export const SCENES_BY_CATEGORY = {
  restaurants: [cover(crabHouse), cover(tableByTheWater), detail(placeSetting, DAYLIGHT)],
  charters: [cover(underSail), cover(sportFishing), cover(fromTheBow)],
  marinas: [cover(masts), cover(slipsFromAbove), detail(cleatAndLine)],
  sandbars: [
    cover(lowWater),
    cover(soundingsChart),
    cover(quietAnchorage),
    detail(anchorOnSand, DAYLIGHT),
  ],
  watersports: [cover(kayaks), cover(windSports), detail(boardRack, DAYLIGHT)],
  venues: [cover(lawnMarquee), cover(pierPavilion), cover(ceremonyArch)],
  "captain-services": [
    cover(atTheHelm),
    cover(nightPassage, ["dusk", "dusk", "dawn", "golden"]),
    cover(chartTable, DAYLIGHT),
  ],
  rentals: [cover(beachFleet), cover(hireDock), detail(gearWall, DAYLIGHT)],
  hotels: [cover(verandahHotel), cover(dockChairs), detail(roomWithAView)],
  "outdoor-stores": [
    cover(storefront),
    cover(tackleWall, DAYLIGHT),
    cover(outfitterShelf, DAYLIGHT),
  ],
} as const satisfies Record<string, readonly Composition[]>;

export type ArtCategory = keyof typeof SCENES_BY_CATEGORY;

export const isArtCategory = (id: string): id is ArtCategory =>
  Object.hasOwn(SCENES_BY_CATEGORY, id);
