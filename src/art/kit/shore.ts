import { repeat, times } from "./dice.ts";
import { curve, fill, fix, hatch, line, type Point } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** A bank of sand or rock at the foot of the picture, falling to one side. */
export function bank(
  stage: Stage,
  top: number,
  fall: number,
  colour: string,
  mirror = false,
): string {
  const { width, height, light, dice } = stage;
  const phase = dice.between(0, 6);
  const edge = (drop: number): Point[] =>
    times(9, (_, share) => {
      const across = mirror ? 1 - share : share;
      const y = top + fall * across ** 1.6 + 14 * Math.sin(phase + share * 9);
      return [width * (share * 1.1 - 0.05), y + drop];
    });
  const body = `${curve(edge(0))}L${width + 60} ${height}L-60 ${height}Z`;
  return (
    line(curve(edge(-9)) + curve(edge(-20)), light.foam, 1.6, 0.8) +
    fill(body, colour) +
    line(curve(edge(0)), light.ink, 1.5, 0.8) +
    line(curve(edge(12)) + curve(edge(30)) + curve(edge(54)), light.ink, 0.9, 0.22)
  );
}

/** A flat spit of land in the middle distance that things stand on. */
export function spit(
  { light }: Stage,
  from: number,
  to: number,
  y: number,
  thick: number,
  colour: string,
): string {
  const long = to - from;
  const d = `M${fix(from)} ${fix(y + thick * 0.4)}Q${fix(from + long * 0.06)} ${fix(y - thick * 0.1)} ${fix(from + long * 0.16)} ${fix(y)}L${fix(to - long * 0.12)} ${fix(y)}Q${fix(to - long * 0.03)} ${fix(y)} ${fix(to)} ${fix(y + thick * 0.5)}Q${fix(to - long * 0.2)} ${fix(y + thick)} ${fix(from + long * 0.5)} ${fix(y + thick)}Q${fix(from + long * 0.14)} ${fix(y + thick)} ${fix(from)} ${fix(y + thick * 0.4)}Z`;
  const under = `M${fix(from + long * 0.04)} ${fix(y + thick * 0.7)}Q${fix(from + long * 0.5)} ${fix(y + thick * 1.9)} ${fix(to - long * 0.02)} ${fix(y + thick * 0.8)}`;
  return (
    line(under, light.foam, 1.6, 0.8) +
    line(under.replace(fix(y + thick * 1.9), fix(y + thick * 2.5)), light.seaLine, 1, 0.4) +
    fill(d, colour) +
    hatch(
      `M${fix(from + long * 0.06)} ${fix(y + thick * 0.55)}Q${fix(from + long * 0.5)} ${fix(y + thick * 0.5)} ${fix(to - long * 0.02)} ${fix(y + thick * 0.6)}Q${fix(to - long * 0.2)} ${fix(y + thick)} ${fix(from + long * 0.5)} ${fix(y + thick)}Q${fix(from + long * 0.2)} ${fix(y + thick)} ${fix(from + long * 0.06)} ${fix(y + thick * 0.55)}Z`,
      0.4,
    ) +
    line(d, light.ink, 1.3, 0.8)
  );
}

/** Lines of ripple left on sand by the ebb. */
export function sandRipples({ width, light, dice }: Stage, top: number, foot: number): string {
  const lines = repeat(14, (_, share) => {
    const y = top + (foot - top) * share;
    const x = width * dice.between(0, 0.8);
    const wave = 26 + 40 * share;
    return `M${fix(x)} ${fix(y)}q${fix(wave / 2)} ${fix(-4 - 5 * share)} ${fix(wave)} 0t${fix(wave)} 0t${fix(wave)} 0`;
  });
  return line(lines, light.sandShade, 1.6, 0.9);
}

/** Rocks with a lit and a hatched face. */
export function rocks(
  { light, dice }: Stage,
  from: number,
  to: number,
  y: number,
  size: number,
): string {
  return repeat(Math.max(2, Math.round((to - from) / (size * 1.1))), (order, share) => {
    const x = from + (to - from) * share;
    const s = size * dice.between(0.5, 1.15);
    const peak = dice.between(-0.2, 0.3) * s;
    const d = `M${fix(x - s)} ${fix(y + (order % 2) * 6)}L${fix(x - s * 0.5)} ${fix(y - s * 0.6)}L${fix(x + peak)} ${fix(y - s * 0.95)}L${fix(x + s * 0.7)} ${fix(y - s * 0.4)}L${fix(x + s)} ${fix(y + (order % 2) * 6)}Z`;
    const shade = `M${fix(x + peak)} ${fix(y - s * 0.95)}L${fix(x + s * 0.7)} ${fix(y - s * 0.4)}L${fix(x + s)} ${fix(y + (order % 2) * 6)}L${fix(x + s * 0.1)} ${fix(y)}Z`;
    return (
      fill(d, light.hills[2]) +
      fill(shade, light.ink, 0.25) +
      hatch(shade, 0.6) +
      line(d, light.ink, 1.3)
    );
  });
}
