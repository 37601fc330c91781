import { repeat, times } from "./dice.ts";
import { box, fill, fix, hatch, line, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

export interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sash windows, drawn together so that a hotel costs little more than a hut. */
export function panes({ light, dice }: Stage, list: readonly Pane[]): string {
  let [dark, lit, bars, sills] = ["", "", "", ""];
  for (const { x, y, width, height } of list) {
    const outline = box(x, y, width, height);
    if (dice.chance(light.dark ? 0.7 : 0.12)) lit += outline;
    else dark += outline;
    bars += `M${fix(x + width / 2)} ${fix(y)}v${fix(height)}M${fix(x)} ${fix(y + height / 2)}h${fix(width)}`;
    sills += `M${fix(x - 2)} ${fix(y + height + 2)}h${fix(width + 4)}`;
  }
  return (
    (dark && shape(dark, light.glass, light.ink, 1.3)) +
    (lit && shape(lit, light.lit, light.ink, 1.3)) +
    line(bars, light.wall, 1.3) +
    line(sills, light.ink, 2)
  );
}

export const window = (stage: Stage, x: number, y: number, width: number, height: number): string =>
  panes(stage, [{ x, y, width, height }]);

export interface Wall {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
}

/** Windows evenly spread over a wall, every one of them of the same build. */
export function panesOf({ x, y, width, height, columns, rows }: Wall): Pane[] {
  const bay = width / columns;
  const floor = height / rows;
  const wide = Math.min(bay * 0.46, 30);
  const tall = Math.min(floor * 0.52, 46);
  return times(rows * columns, (order) => ({
    x: x + bay * ((order % columns) + 0.5) - wide / 2,
    y: y + floor * (Math.floor(order / columns) + 0.24),
    width: wide,
    height: tall,
  }));
}

/** Weather boards: level hairlines over a wall. */
export const boards = (wall: Pane): string =>
  hatch(box(wall.x, wall.y, wall.width, wall.height), 0.22, "b");

export function door(
  { light }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return (
    shape(
      box(x, y - height, width, height),
      light.dark ? light.lit : light.seaLine,
      light.ink,
      1.4,
    ) + line(`M${fix(x + width / 2)} ${fix(y - height)}v${fix(height)}`, light.ink, 1, 0.6)
  );
}

/** A cloth awning in stripes over a front. */
export function awning(
  { light }: Stage,
  x: number,
  y: number,
  width: number,
  drop: number,
  cloth: string,
): string {
  const stripes = Math.max(5, 2 * Math.round(width / 44) + 1);
  const wide = width / stripes;
  const scallop = `q${fix(-wide / 2)} ${fix(wide * 0.55)} ${fix(-wide)} 0z`;
  const parts = repeat(
    Math.ceil(stripes / 2),
    (order) => `M${fix(x + order * 2 * wide)} ${fix(y)}h${fix(wide)}v${fix(drop)}${scallop}`,
  );
  const edge = `q${fix(wide / 2)} ${fix(wide * 0.55)} ${fix(wide)} 0`.repeat(stripes);
  const outline = `M${fix(x)} ${fix(y)}v${fix(drop)}${edge}v${fix(-drop)}z`;
  return fill(outline, light.sail) + fill(parts, cloth) + line(outline, light.ink, 1.4);
}
