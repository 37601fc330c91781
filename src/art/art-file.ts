import { drawCoast } from "./decor/draw-coast.ts";
import { drawContours } from "./decor/draw-contours.ts";
import { drawEmblems } from "./decor/draw-emblems.ts";
import { drawEvent } from "./draw-event.ts";
import { drawHero, isHeroScene } from "./draw-hero.ts";
import { drawPlace } from "./draw-place.ts";
import { drawRental } from "./draw-rental.ts";
import { isArtCategory } from "./scenes-by-category.ts";

const LARGEST_SEED = 2 ** 31;

const HERO_PATH = /^\/art\/hero\/([a-z-]{1,20})\.svg$/;
const PLACE_PATH = /^\/art\/place\/([a-z-]{1,20})\/(0|[1-9]\d{0,9})\/(\d)\.svg$/;
const EVENT_PATH = /^\/art\/event\/([a-z-]{1,20})\/(0|[1-9]\d{0,8})\.svg$/;
const RENTAL_PATH = /^\/art\/rental\/([a-z-]{1,20})\/(0|[1-9]\d{0,8})\.svg$/;
const CONTOURS_PATH = /^\/art\/contours\/([1-5]?\d|6[0-3])\.svg$/;
const COAST_PATH = "/art/coast.svg";
const EMBLEMS_PATH = "/art/emblems.svg";

export const heroArtPath = (scene: string): string => `/art/hero/${scene}.svg`;

export const placeArtPath = (category: string, seed: number, variant: number): string =>
  `/art/place/${category}/${seed}/${variant}.svg`;

/** The picture at an address, or null where there is none. One picture has exactly one address. */
export function renderArt(path: string): string | null {
  const hero = HERO_PATH.exec(path)?.[1];
  if (hero !== undefined) return isHeroScene(hero) ? drawHero(hero) : null;
  const contours = CONTOURS_PATH.exec(path)?.[1];
  if (contours !== undefined) return drawContours(Number(contours));
  if (path === COAST_PATH) return drawCoast();
  if (path === EMBLEMS_PATH) return drawEmblems();
  const [, scene, number = ""] = EVENT_PATH.exec(path) ?? [];
  if (scene !== undefined) return drawEvent({ scene, seed: Number(number) });
  const [, rented, ofItem = ""] = RENTAL_PATH.exec(path) ?? [];
  if (rented !== undefined) return drawRental({ scene: rented, seed: Number(ofItem) });
  const [, category = "", seedText = "", variantText = ""] = PLACE_PATH.exec(path) ?? [];
  const seed = Number(seedText);
  if (!isArtCategory(category) || seed > LARGEST_SEED) return null;
  return drawPlace({ category, seed, variant: Number(variantText) });
}
