import type { Hour } from "#src/domains/directory/art/kit/light.ts";
import type { Scene } from "#src/domains/directory/art/kit/sheet.ts";
import { anchorOnSand } from "#src/domains/directory/art/scenes/anchor-on-sand.ts";
import { atTheHelm } from "#src/domains/directory/art/scenes/at-the-helm.ts";
import { beachFleet } from "#src/domains/directory/art/scenes/beach-fleet.ts";
import { boardRack } from "#src/domains/directory/art/scenes/board-rack.ts";
import { ceremonyArch } from "#src/domains/directory/art/scenes/ceremony-arch.ts";
import { chartTable } from "#src/domains/directory/art/scenes/chart-table.ts";
import { cleatAndLine } from "#src/domains/directory/art/scenes/cleat-and-line.ts";
import { crabHouse } from "#src/domains/directory/art/scenes/crab-house.ts";
import { dockChairs } from "#src/domains/directory/art/scenes/dock-chairs.ts";
import { fromTheBow } from "#src/domains/directory/art/scenes/from-the-bow.ts";
import { gearWall } from "#src/domains/directory/art/scenes/gear-wall.ts";
import { hireDock } from "#src/domains/directory/art/scenes/hire-dock.ts";
import { kayaks } from "#src/domains/directory/art/scenes/kayaks.ts";
import { lawnMarquee } from "#src/domains/directory/art/scenes/lawn-marquee.ts";
import { lowWater } from "#src/domains/directory/art/scenes/low-water.ts";
import { masts } from "#src/domains/directory/art/scenes/masts.ts";
import { nightPassage } from "#src/domains/directory/art/scenes/night-passage.ts";
import { outfitterShelf } from "#src/domains/directory/art/scenes/outfitter-shelf.ts";
import { pierPavilion } from "#src/domains/directory/art/scenes/pier-pavilion.ts";
import { placeSetting } from "#src/domains/directory/art/scenes/place-setting.ts";
import { quietAnchorage } from "#src/domains/directory/art/scenes/quiet-anchorage.ts";
import { roomWithAView } from "#src/domains/directory/art/scenes/room-with-a-view.ts";
import { slipsFromAbove } from "#src/domains/directory/art/scenes/slips-from-above.ts";
import { soundingsChart } from "#src/domains/directory/art/scenes/soundings-chart.ts";
import { sportFishing } from "#src/domains/directory/art/scenes/sport-fishing.ts";
import { storefront } from "#src/domains/directory/art/scenes/storefront.ts";
import { tableByTheWater } from "#src/domains/directory/art/scenes/table-by-the-water.ts";
import { tackleWall } from "#src/domains/directory/art/scenes/tackle-wall.ts";
import { underSail } from "#src/domains/directory/art/scenes/under-sail.ts";
import { verandahHotel } from "#src/domains/directory/art/scenes/verandah-hotel.ts";
import { windSports } from "#src/domains/directory/art/scenes/wind-sports.ts";

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
const DAYLIGHT: Hours = ["dawn", "noon", "haze", "golden"];

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
