/** The marks everything is drawn with: each returns one SVG element as text. */

export type Point = readonly [number, number];

/** Short numbers: a tenth of a pixel matters only near the origin of a relative step. */
export const fix = (value: number): string =>
  String(Math.abs(value) >= 20 ? Math.round(value) : Math.round(value * 10) / 10);

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${fix2(opacity)}"` : "");
const fix2 = (value: number): string => String(Math.round(value * 100) / 100);

export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${faded(opacity)}/>`;
}

export function line(d: string, colour: string, width = 1.5, opacity = 1): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="${fix2(width)}"${faded(opacity)}/>`;
}

export function shape(d: string, colour: string, ink: string, width = 1.5): string {
  return `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="${fix2(width)}"/>`;
}

/** A line broken by a pattern of strokes and gaps: the cheapest way to engrave water. */
export function dashed(
  d: string,
  colour: string,
  width: number,
  gaps: readonly number[],
  opacity = 1,
): string {
  const pattern = gaps.map((gap) => Math.round(gap)).join(" ");
  return `<path d="${d}" stroke="${colour}" stroke-width="${fix2(width)}" stroke-dasharray="${pattern}"${faded(opacity)}/>`;
}

/** Engraved shade: parallel hairlines, slanted (`h`), level (`l`) or wide as boards (`b`). */
export const hatch = (d: string, opacity = 0.4, kind: "h" | "l" | "b" = "h"): string =>
  `<path d="${d}" fill="url(#${kind})"${faded(opacity)}/>`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${fix(x)} ${fix(y)}h${fix(width)}v${fix(height)}h${fix(-width)}z`;

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${fix(x - rx)} ${fix(y)}a${fix(rx)} ${fix(ry)} 0 1 0 ${fix(2 * rx)} 0a${fix(rx)} ${fix(ry)} 0 1 0 ${fix(-2 * rx)} 0z`;

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join("L")}Z`;

export const stroke = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join("L")}`;

/** A smooth open line: quadratic curves through the middles of the sides. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  const parts = points.slice(1, -1).map(([x, y], order) => {
    const next = points[order + 2] ?? last;
    const end = order === points.length - 3;
    const [mx, my] = end ? next : [(x + next[0]) / 2, (y + next[1]) / 2];
    return `Q${Math.round(x)} ${Math.round(y)} ${Math.round(mx)} ${Math.round(my)}`;
  });
  return `M${fix(first[0])} ${fix(first[1])}${parts.join("")}`;
}

/** A level line that swells: `length` long in waves of `wave`, `height` high. */
export function swell(x: number, y: number, length: number, wave: number, height: number): string {
  const half = wave / 2;
  const count = Math.max(1, Math.round(length / wave));
  return `M${fix(x)} ${fix(y)}q${fix(half)} ${fix(-height)} ${fix(wave)} 0${`t${fix(wave)} 0`.repeat(count - 1)}`;
}

/** A smooth closed line through the middles of the sides. */
export function loop(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) =>
    `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const parts = points.map((point, order) => {
    const next = points[order + 1] ?? first;
    return `Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, next)}`;
  });
  return `M${middle(last, first)}${parts.join("")}Z`;
}

export interface Spot {
  x: number;
  y: number;
  /** Pixels for one unit of the drawing. */
  scale: number;
  /** Mirror left and right. */
  flip?: boolean;
}

/** Moves a drawing made around 0,0 to its spot. Only M, L, Q, C, T, S and Z, all absolute. */
export function plot(d: string, { x, y, scale, flip = false }: Spot): string {
  let across = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (text) => {
    across = !across;
    const value = Number(text) * scale;
    const moved = across ? x + (flip ? -value : value) : y + value;
    return scale > 0.8 ? String(Math.round(moved)) : fix(moved);
  });
}
