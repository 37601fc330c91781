import type { Dice } from "./dice.ts";
import type { Light } from "./light.ts";

/** What a scene needs to know to draw itself. */
export interface Stage {
  width: number;
  height: number;
  light: Light;
  dice: Dice;
}

export type Scene = (stage: Stage) => string;

const hatchPattern = (id: string, gap: number, turn: number, ink: string): string =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 1H${gap}" stroke="${ink}" stroke-width="1.1"/></pattern>`;

/** Bytes that say nothing: spaces before a minus, zeros before a point, the default width. */
const tighten = (content: string): string =>
  content
    .replace(/ d="[^"]*"/g, (path) => path.replaceAll(" -", "-"))
    .replaceAll('"0.', '".')
    .replaceAll(' stroke-width="1.5"', "");

/** The printed sheet: everything outside of the picture is cut off by the view box. */
export function sheet({ width, height, light }: Stage, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><defs>${hatchPattern("h", 6, -42, light.ink)}${hatchPattern("l", 5, 0, light.ink)}${hatchPattern("b", 9, 0, light.ink)}</defs>${tighten(content)}</svg>`;
}
