import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { SPECIES_GROUP_IDS } from "#src/domains/species/limits-contract.ts";
import { heroArtPath, placeArtPath, renderArt } from "./art-file.ts";
import { EVENT_SCENE_NAMES } from "./draw-event.ts";
import { drawHero, HERO_SCENES } from "./draw-hero.ts";
import { drawPlace } from "./draw-place.ts";
import { RENTAL_SCENE_NAMES } from "./draw-rental.ts";
import { isArtCategory, SCENES_BY_CATEGORY } from "./scenes-by-category.ts";

const LARGEST = 25 * 1024;
/** Of each category: 500 in all. */
const SEEDS = 50;
const categories = Object.keys(SCENES_BY_CATEGORY).filter(isArtCategory);
const parser = new new Window().DOMParser();

function expectCleanSvg(svg: string) {
  const document = parser.parseFromString(svg, "image/svg+xml");
  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.documentElement.localName).toBe("svg");
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(svg).not.toMatch(/<(script|style|image|foreignObject|text|a)\b/i);
  expect(svg).not.toMatch(/\son\w+=|javascript:|data:/i);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|\/\//);
  for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#f\d$/);
  for (const [, target] of svg.matchAll(/url\(([^)]*)\)/g)) expect(target).toMatch(/^#[hlb]$/);
  const balance = (svg.match(/<[a-zA-Z]/g) ?? []).length;
  expect(balance).toBe((svg.match(/\/>|<\//g) ?? []).length);
}

it("draws every category of the directory", () => {
  expect(categories.toSorted()).toEqual(CATEGORIES.map(({ id }) => id).toSorted());
  for (const category of categories) {
    expect(SCENES_BY_CATEGORY[category].length).toBeGreaterThanOrEqual(3);
    expect(SCENES_BY_CATEGORY[category].some(({ cover }) => cover)).toBe(true);
  }
});

describe.each(HERO_SCENES)("the hero %s", (scene) => {
  it("is a small, clean picture that never changes", () => {
    const svg = drawHero(scene);
    expectCleanSvg(svg);
    expect(svg).toContain('viewBox="0 0 1600 900"');
    expect(svg.length).toBeLessThanOrEqual(LARGEST);
    expect(drawHero(scene)).toBe(svg);
    expect(renderArt(heroArtPath(scene))).toBe(svg);
  });
});

describe.each(categories)("pictures of %s", (category) => {
  it("are clean and the same for the same seed", () => {
    for (let variant = 0; variant < 10; variant += 1) {
      const svg = drawPlace({ category, seed: 7, variant });
      drawPlace({ category, seed: 8, variant });
      expectCleanSvg(svg);
      expect(drawPlace({ category, seed: 7, variant })).toBe(svg);
      expect(renderArt(placeArtPath(category, 7, variant))).toBe(svg);
    }
  });

  it("stay small, and no two are alike", () => {
    const seen = new Set<string>();
    let total = 0;
    for (let order = 0; order < SEEDS; order += 1) {
      const svg = drawPlace({ category, seed: order * 41_234_567, variant: order % 10 });
      expect(svg.length).toBeLessThanOrEqual(LARGEST);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      total += svg.length;
      seen.add(svg);
    }
    expect(seen.size).toBe(SEEDS);
    expect(total / SEEDS).toBeLessThanOrEqual(20 * 1024);
  });
});

it.each([
  ...EVENT_SCENE_NAMES.map((scene) => ["event", scene]),
  ...RENTAL_SCENE_NAMES.map((scene) => ["rental", scene]),
])("the scene of an %s, %s, is small, clean and its own for each", (kind, scene) => {
  const draw = (seed: number) => renderArt(`/art/${kind}/${scene}/${seed}.svg`) ?? "";
  const pictures = [1, 2, 3].map(draw);
  for (const svg of pictures) {
    expectCleanSvg(svg);
    expect(svg.length).toBeLessThanOrEqual(LARGEST);
  }
  expect(new Set(pictures).size).toBe(3);
  expect(draw(1)).toBe(pictures[0]);
});

it.each([
  ["/art/coast.svg", ["coast"]],
  ["/art/contours/0.svg", ["tinted", "lines"]],
  ["/art/contours/63.svg", ["tinted", "lines"]],
])("draws %s in the colours of the page that shows it", (path, ids) => {
  const svg = renderArt(path) ?? "";
  expectCleanSvg(svg);
  for (const id of ids) expect(svg).toContain(`<symbol id="${id}" viewBox="0 0 `);
  expect(svg).toContain('fill="var(--land)" stroke="var(--coast)"');
  expect(svg.length).toBeLessThanOrEqual(2 * LARGEST);
  expect(renderArt(path)).toBe(svg);
});

it("draws an emblem for each group of species in the colours of the page that shows it", () => {
  const svg = renderArt("/art/emblems.svg") ?? "";
  expectCleanSvg(svg);
  const ids = [...svg.matchAll(/<symbol id="([^"]*)" viewBox="0 0 240 160"/g)].map(([, id]) => id);
  expect(ids).toEqual(SPECIES_GROUP_IDS);
  expect(svg).not.toMatch(/#[0-9a-f]{3}/i);
  expect(svg.length).toBeLessThanOrEqual(LARGEST);
});

it("draws the largest seed", () => {
  expect(renderArt("/art/place/marinas/2147483648/9.svg")).toContain("<svg");
});

it.each([
  "",
  "/",
  "/art/hero/lighthouse",
  "/art/hero/lighthouse.png",
  "/art/hero/constructor.svg",
  "/art/hero/../hero/lighthouse.svg",
  "/art/contours/64.svg",
  "/art/contours/00.svg",
  "/art/contours/-1.svg",
  "/art/coast.svg/",
  "/art/event/nowhere/1.svg",
  "/art/event/masts/01.svg",
  "/art/event/masts/9999999999.svg",
  "/art/event/constructor/1.svg",
  "/art/rental/submarine/1.svg",
  "/art/rental/kayak/01.svg",
  "/art/rental/kayak/9999999999.svg",
  "/art/place/marinas/1234/10.svg",
  "/art/place/marinas/-1/0.svg",
  "/art/place/marinas/01/0.svg",
  "/art/place/marinas/1.5/0.svg",
  "/art/place/marinas/1e3/0.svg",
  "/art/place/marinas/2147483649/0.svg",
  "/art/place/marinas/99999999999/0.svg",
  "/art/place/nowhere/1/0.svg",
  "/art/place/toString/1/0.svg",
  "/art/place/constructor/1/0.svg",
  "/art/place/marinas//0.svg",
  "/art/place/marinas/1/0.svg?x",
  "/art/place/marinas/1/0.svg\n",
  " /art/place/marinas/1/0.svg",
  "/art/place/Marinas/1/0.svg",
])("finds nothing at %o", (path) => {
  expect(renderArt(path)).toBeNull();
});
