import { diceFrom } from "./kit/dice.ts";
import type { Hour } from "./kit/light.ts";
import { LIGHTS } from "./kit/lights-by-hour.ts";
import { sheet } from "./kit/sheet.ts";
import { type ArtCategory, type Composition, SCENES_BY_CATEGORY } from "./scenes-by-category.ts";

export interface PlaceArt {
  category: ArtCategory;
  /** Which listing: the same number always gives the same pictures. */
  seed: number;
  /** Which picture of its gallery; 0 is the cover. */
  variant: number;
}

const HOURS: readonly [Hour, ...Hour[]] = [
  "noon",
  "golden",
  "dawn",
  "haze",
  "dusk",
  "noon",
  "golden",
  "dawn",
];

/** Every listing shows the scenes of its category in an order of its own, a cover first. */
function galleryOf(category: ArtCategory, seed: number): Composition[] {
  const scenes = diceFrom(`${category}/${seed}/order`).shuffle<Composition>(
    SCENES_BY_CATEGORY[category],
  );
  const first = scenes.findIndex(({ cover }) => cover);
  return [...scenes.slice(first), ...scenes.slice(0, first)];
}

/** A picture of a place that does not exist: drawn, so that nobody takes it for a photograph. */
export function drawPlace({ category, seed, variant }: PlaceArt): string {
  const gallery = galleryOf(category, seed);
  const composition = gallery[variant % gallery.length];
  if (!composition) throw new Error(`No scene is drawn for ${category}`);
  return drawComposition(composition, `${category}/${seed}/${variant}`);
}

/** The same seed always gives the same picture. */
export function drawComposition(
  { scene, hours = HOURS }: Pick<Composition, "scene" | "hours">,
  seed: string,
): string {
  const dice = diceFrom(seed);
  const light = LIGHTS[dice.pick(hours)];
  const stage = { width: 1200, height: 800, light, dice };
  return sheet(stage, scene(stage));
}
