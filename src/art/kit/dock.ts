import { repeat, times } from "./dice.ts";
import { box, fill, fix, hatch, line, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

export interface Pile {
  x: number;
  top: number;
  water: number;
  wide: number;
}

/** Piles standing in the water, their mirrors below them. */
export function piles({ light, dice }: Stage, list: readonly Pile[]): string {
  let [bodies, shades, weed, mirrors, rings] = ["", "", "", "", ""];
  for (const { x, top, water, wide } of list) {
    bodies += box(x - wide / 2, top, wide, water - top);
    shades += box(x, top, wide / 2, water - top);
    weed += box(x - wide / 2, water - wide, wide, wide);
    for (let order = 0; order < 3; order += 1) {
      mirrors += `M${fix(x - wide * 0.5 + dice.between(-4, 4))} ${fix(water + 6 + order * wide * 0.8)}h${fix(wide * dice.between(0.6, 1.3))}`;
    }
    rings += `M${fix(x - wide * 1.5)} ${fix(water)}q${fix(wide * 1.5)} ${fix(wide * 0.8)} ${fix(wide * 3)} 0`;
  }
  return (
    shape(bodies, light.wood, light.ink, 1.4) +
    hatch(shades, 0.6) +
    fill(weed, light.leafDeep, 0.55) +
    line(mirrors, light.woodDeep, 3, 0.6) +
    line(rings, light.foam, 1.5, 0.8)
  );
}

export interface Deck {
  from: number;
  to: number;
  y: number;
  water: number;
  thick?: number;
  gap?: number;
}

/** A deck over the water, seen level. */
export function deck(stage: Stage, { from, to, y, water, thick = 16, gap = 84 }: Deck): string {
  const { light } = stage;
  const count = Math.max(2, Math.round((to - from) / gap) + 1);
  const posts = times(count, (_, share) => ({
    x: from + 14 + (to - from - 28) * share,
    top: y,
    water,
    wide: 14,
  }));
  const planks = repeat(
    Math.round((to - from) / 20),
    (order) => `M${fix(from + 20 * (order + 0.7))} ${fix(y)}v${fix(thick * 0.5)}`,
  );
  return (
    fill(box(from + 10, y + thick, to - from - 20, water - y - thick), light.ink, 0.28) +
    hatch(box(from + 10, y + thick, to - from - 20, water - y - thick), 0.5, "l") +
    piles(stage, posts) +
    shape(box(from, y, to - from, thick), light.wood, light.ink, 1.6) +
    hatch(box(from, y + thick * 0.5, to - from, thick * 0.5), 0.55) +
    line(planks, light.ink, 0.9, 0.5)
  );
}
