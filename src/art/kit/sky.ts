import { repeat } from "./dice.ts";
import { box, disc, fill, fix, line } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** Bands of colour as a printer wipes them, under level lines that thin out towards the horizon. */
export function sky(stage: Stage, horizon: number): string {
  const { width, light, dice } = stage;
  const [top, ...bands] = light.sky;
  const steps = [0.3, 0.52, 0.72, 0.87];
  const painted = bands.map((colour, order) => {
    const y = horizon * ((steps[order] ?? 1) + dice.between(-0.03, 0.03));
    const half = width / 2;
    const rise = dice.between(-22, 22);
    return fill(
      `M0 ${fix(y)}q${half / 2} ${fix(rise)} ${half} 0t${half} 0V${fix(horizon)}H0z`,
      colour,
    );
  });
  return fill(box(0, 0, width, horizon), top) + painted.join("") + engraving(stage, horizon);
}

function engraving({ width, light }: Stage, horizon: number): string {
  let lines = "";
  for (let y = 6, gap = 5; y < horizon * 0.8; y += gap, gap *= 1.055) {
    lines += `M0 ${fix(y)}h${width}`;
  }
  return line(lines, light.dark ? light.seaLine : light.ink, 0.8, light.dark ? 0.13 : 0.11);
}

export interface Sun {
  x: number;
  y: number;
  radius: number;
}

export function placeSun({ width, light, dice }: Stage, horizon: number): Sun {
  const low = light.hour === "dawn" || light.hour === "golden";
  return {
    x: width * dice.between(0.2, 0.82),
    y: low ? horizon - dice.between(10, 90) : horizon * dice.between(0.22, 0.5),
    radius: low ? dice.between(52, 96) : dice.between(30, 50),
  };
}

/** The disc and its rings, drawn like the circles around a light on a chart. The sea covers the rest. */
export function sun({ light }: Stage, { x, y, radius }: Sun): string {
  const rings = repeat(6, (order) => disc(x, y, radius * (1.35 + order * 0.5 + order ** 2 * 0.07)));
  const crescent = light.dark
    ? fill(disc(x - radius * 0.42, y - radius * 0.14, radius * 0.86), light.sky[1])
    : "";
  return (
    fill(disc(x, y, radius * 1.9), light.glow, light.dark ? 0.06 : 0.28) +
    fill(disc(x, y, radius), light.sun) +
    crescent +
    line(rings, light.dark ? light.seaLine : light.glow, 1.3, light.dark ? 0.22 : 0.75)
  );
}

export function stars({ width, light, dice }: Stage, horizon: number): string {
  if (!light.dark) return "";
  const dots = repeat(26, () => {
    const y = horizon * dice.between(0.03, 0.6);
    return `M${Math.round(width * dice.between(0, 1))} ${Math.round(y)}h0`;
  });
  return line(dots, light.sun, 2.6, 0.7);
}
