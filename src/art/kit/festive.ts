import { repeat } from "./dice.ts";
import { disc, fill, fix, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** Lamps on a wire hanging between two points. */
export function stringLights(
  { light }: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const count = Math.max(4, Math.round(Math.hypot(x2 - x1, y2 - y1) / 34));
  const lamps = repeat(count, (order) => {
    const t = (order + 0.5) / count;
    const y = y1 + (y2 - y1) * t + 2 * sag * t * (1 - t);
    return `M${fix(x1 + (x2 - x1) * t)} ${fix(y + 7)}h0`;
  });
  const wire = `M${fix(x1)} ${fix(y1)}Q${fix((x1 + x2) / 2)} ${fix((y1 + y2) / 2 + sag)} ${fix(x2)} ${fix(y2)}`;
  return (
    line(wire, light.ink, 1.2) +
    line(lamps, light.dark ? light.lit : light.ink, light.dark ? 22 : 11, light.dark ? 0.2 : 1) +
    line(lamps, light.lit, 8.6)
  );
}

/** Signal flags along a wire: plain shapes in the inks of the picture. */
export function bunting(
  { light }: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 36);
  const inks = [light.accent, light.sail, light.seaLine, light.lit];
  const flags = repeat(count, (order) => {
    const t = (order + 0.3) / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + 2 * sag * t * (1 - t);
    return shape(`M${fix(x)} ${fix(y)}h20l-10 26z`, inks[order % 4] ?? light.accent, light.ink, 1);
  });
  return (
    line(
      `M${fix(x1)} ${fix(y1)}Q${fix((x1 + x2) / 2)} ${fix((y1 + y2) / 2 + sag)} ${fix(x2)} ${fix(y2)}`,
      light.ink,
      1.2,
    ) + flags
  );
}

/** A parasol of 100 units over its foot. */
export function parasol({ light }: Stage, spot: Spot, cloth: string): string {
  return (
    line(plot("M0 0L0 -78", spot), light.ink, Math.max(1.8, spot.scale * 3)) +
    shape(
      plot(
        "M-52 -60Q-40 -92 0 -96Q40 -92 52 -60Q44 -64 34 -60Q26 -64 17 -60Q8 -64 0 -60Q-8 -64 -17 -60Q-26 -64 -34 -60Q-44 -64 -52 -60Z",
        spot,
      ),
      cloth,
      light.ink,
      1.4,
    ) +
    fill(
      plot(
        "M0 -96Q-14 -84 -17 -60Q-26 -64 -34 -60Q-26 -88 0 -96ZM0 -96Q14 -84 17 -60Q26 -64 34 -60Q26 -88 0 -96Z",
        spot,
      ),
      light.sail,
      0.9,
    ) +
    hatch(plot("M0 -96Q40 -92 52 -60Q44 -64 34 -60Q26 -88 0 -96Z", spot), 0.4)
  );
}

/** A low table with two chairs, seen level. */
export function tableForTwo({ light }: Stage, spot: Spot): string {
  return line(
    plot(
      "M-18 -26L18 -26M0 -26L0 0M-9 0L9 0M-40 -46L-36 -20L-22 -20L-22 0M-36 -20L-40 0M40 -46L36 -20L22 -20L22 0M36 -20L40 0M-6 -27L-6 -34M6 -27L6 -32",
      spot,
    ),
    light.ink,
    Math.max(1.6, spot.scale * 2.6),
  );
}

/** A flag on a staff. */
export function flagstaff(
  { light }: Stage,
  x: number,
  y: number,
  tall: number,
  cloth: string,
): string {
  const w = tall * 0.3;
  const top = y - tall;
  const flag = `M${fix(x)} ${fix(top + 4)}q${fix(w * 0.4)} ${fix(-w * 0.2)} ${fix(w * 0.7)} 0t${fix(w * 0.6)} 0v${fix(w * 0.6)}q${fix(-w * 0.3)} ${fix(w * 0.2)} ${fix(-w * 0.6)} 0t${fix(-w * 0.7)} 0z`;
  return (
    line(`M${fix(x)} ${fix(y)}V${fix(top)}`, light.ink, 2.4) +
    shape(flag, cloth, light.ink, 1.2) +
    fill(disc(x, top, 3.4), light.ink)
  );
}
