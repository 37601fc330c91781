import { repeat } from "./dice.ts";
import { box, disc, fill, fix, hatch, line, polygon, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";
import { boards, door, panes, panesOf, window } from "./window.ts";

export interface GrandHouse {
  x: number;
  y: number;
  width: number;
  floors: number;
  floor: number;
  bays: number;
  roof: string;
  wall?: string;
  dormers?: number;
  porch?: boolean;
  cupola?: boolean;
}

/** A house of many rooms seen from the front: hipped roof, verandah, dormers. */
export function grandHouse(stage: Stage, plan: GrandHouse): string {
  const { light } = stage;
  const { x, y, width, floors, floor, bays, roof, wall = light.wall } = plan;
  const tall = floors * floor;
  const eaves = y - tall;
  const rise = floor * 1.15;
  const seams = repeat(Math.round(width / 22), (_, share) => {
    const foot = x + width * share;
    const head = x + rise * 0.9 + (width - rise * 1.8) * share;
    return `M${fix(head)} ${fix(eaves - rise)}L${fix(foot)} ${fix(eaves)}`;
  });
  return (
    shape(box(x, eaves, width, tall), wall, light.ink, 1.8) +
    boards({ x, y: eaves, width, height: tall }) +
    hatch(box(x + width * 0.8, eaves, width * 0.2, tall), 0.24) +
    hatch(box(x, eaves, width, 12), 0.5) +
    panes(stage, panesOf({ x, y: eaves, width, height: tall, columns: bays, rows: floors })) +
    shape(
      polygon([
        [x - 16, eaves],
        [x + rise * 0.9, eaves - rise],
        [x + width - rise * 0.9, eaves - rise],
        [x + width + 16, eaves],
      ]),
      roof,
      light.ink,
      1.8,
    ) +
    line(seams, light.ink, 0.8, 0.3) +
    dormers(stage, plan, eaves, rise) +
    (plan.cupola ? cupola(stage, x + width / 2, eaves - rise, floor) : "") +
    (plan.porch ? porch(stage, plan) : door(stage, x + width / 2 - 18, y, 36, floor * 0.7))
  );
}

function dormers(
  stage: Stage,
  { x, width, dormers: count = 0, roof }: GrandHouse,
  eaves: number,
  rise: number,
): string {
  const { light } = stage;
  const wide = rise * 0.62;
  return repeat(count, (order) => {
    const middle = x + (width * (order + 1)) / (count + 1);
    const foot = eaves - rise * 0.16;
    return (
      shape(box(middle - wide / 2, foot - wide, wide, wide), light.wall, light.ink, 1.3) +
      window(stage, middle - wide * 0.24, foot - wide * 0.8, wide * 0.48, wide * 0.6) +
      shape(
        `M${fix(middle - wide * 0.66)} ${fix(foot - wide)}l${fix(wide * 0.66)} ${fix(-wide * 0.5)}l${fix(wide * 0.66)} ${fix(wide * 0.5)}z`,
        roof,
        light.ink,
        1.3,
      )
    );
  });
}

function cupola({ light }: Stage, x: number, y: number, size: number): string {
  const half = size * 0.34;
  return (
    shape(box(x - half, y - size * 0.62, half * 2, size * 0.64), light.wall, light.ink, 1.4) +
    fill(
      box(x - half * 0.6, y - size * 0.5, half * 1.2, size * 0.36),
      light.dark ? light.lit : light.glass,
    ) +
    line(`M${fix(x)} ${fix(y - size * 0.5)}v${fix(size * 0.36)}`, light.ink, 1.4) +
    shape(
      `M${fix(x - half * 1.4)} ${fix(y - size * 0.62)}q${fix(half * 1.2)} ${fix(-size * 0.1)} ${fix(half * 1.4)} ${fix(-size * 0.62)}q${fix(half * 0.2)} ${fix(size * 0.52)} ${fix(half * 1.4)} ${fix(size * 0.62)}z`,
      light.accent,
      light.ink,
      1.4,
    ) +
    line(`M${fix(x)} ${fix(y - size * 1.24)}v${fix(-size * 0.5)}`, light.ink, 1.6) +
    fill(disc(x, y - size * 1.76, 3.4), light.ink)
  );
}

function porch({ light }: Stage, { x, y, width, floor, bays, roof }: GrandHouse): string {
  const top = y - floor * 0.92;
  const left = x - 34;
  const wide = width + 68;
  const posts = repeat(bays + 2, (_, share) =>
    box(left + 6 + (wide - 18) * share, top, 6, y - top),
  );
  const rails = `M${fix(left + 8)} ${fix(y - floor * 0.3)}h${fix(wide - 16)}`;
  return (
    hatch(box(left + 8, top, wide - 16, 20), 0.55) +
    shape(`M${fix(left)} ${fix(top)}l26 -22h${fix(wide - 52)}l26 22z`, roof, light.ink, 1.5) +
    shape(posts, light.wall, light.ink, 1) +
    line(rails, light.wall, 3.4) +
    line(`M${fix(left + 8)} ${fix(y - floor * 0.16)}h${fix(wide - 16)}`, light.wall, 2, 0.9)
  );
}
