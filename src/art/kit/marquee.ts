import { repeat } from "./dice.ts";
import { box, fill, fix, hatch, line, polygon, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** A white tent with several peaks, open to the water. */
export function marquee(stage: Stage, x: number, y: number, width: number, peaks: number): string {
  const { light } = stage;
  const bay = width / peaks;
  const eaves = y - bay * 0.62;
  const top = eaves - bay * 0.62;
  const posts = repeat(peaks + 1, (order) => box(x + order * bay - 3, eaves, 6, y - eaves));
  const roofs = repeat(peaks, (order) => {
    const left = x + order * bay;
    const middle = left + bay / 2;
    const d = `M${fix(left)} ${fix(eaves)}Q${fix(middle - bay * 0.12)} ${fix(eaves - bay * 0.14)} ${fix(middle)} ${fix(top)}Q${fix(middle + bay * 0.12)} ${fix(eaves - bay * 0.14)} ${fix(left + bay)} ${fix(eaves)}z`;
    const shade = `M${fix(middle)} ${fix(top)}Q${fix(middle + bay * 0.12)} ${fix(eaves - bay * 0.14)} ${fix(left + bay)} ${fix(eaves)}H${fix(middle + bay * 0.12)}z`;
    return (
      line(`M${fix(middle)} ${fix(top)}v-46`, light.ink, 2) +
      fill(`M${fix(middle)} ${fix(top - 46)}q16 -8 34 4q-16 2 -34 16z`, light.accent) +
      shape(d, light.sail, light.ink, 2) +
      fill(shade, light.sailShade) +
      hatch(shade, 0.35) +
      line(
        `M${fix(middle)} ${fix(top)}L${fix(left + bay * 0.3)} ${fix(eaves)}M${fix(middle)} ${fix(top)}L${fix(left + bay * 0.62)} ${fix(eaves)}`,
        light.ink,
        1,
        0.4,
      )
    );
  });
  const valance = `M${fix(x)} ${fix(eaves)}v16${"q8 12 16 0".repeat(Math.floor(width / 16))}L${fix(x + width)} ${fix(eaves)}z`;
  const inside = box(x, eaves, width, y - eaves);
  return (
    fill(inside, light.dark ? light.lit : light.ink, light.dark ? 0.5 : 0.12) +
    hatch(inside, 0.25) +
    shape(posts, light.wall, light.ink, 1.2) +
    shape(valance, light.sail, light.ink, 1.4) +
    roofs
  );
}

/** An open pavilion with a pointed roof. */
export function pavilion({ light }: Stage, x: number, y: number, size: number): string {
  const eaves = y - size * 0.8;
  const posts = [-0.7, -0.36, 0.36, 0.7]
    .map((out) => box(x + out * size - 5, eaves, 10, size * 0.8))
    .join("");
  const arches = [-0.7, -0.36, 0.36]
    .map((out, order) => {
      const wide = size * (order === 1 ? 0.72 : 0.34);
      return `M${fix(x + out * size)} ${fix(eaves + size * 0.24)}q${fix(wide / 2)} ${fix(-size * 0.3)} ${fix(wide)} 0v${fix(-size * 0.26)}h${fix(-wide)}z`;
    })
    .join("");
  const roof = `M${fix(x - size)} ${fix(eaves)}Q${fix(x - size * 0.3)} ${fix(eaves - size * 0.2)} ${fix(x)} ${fix(eaves - size * 0.8)}Q${fix(x + size * 0.3)} ${fix(eaves - size * 0.2)} ${fix(x + size)} ${fix(eaves)}z`;
  return (
    shape(arches, light.wall, light.ink, 1.4) +
    shape(posts, light.wall, light.ink, 1.6) +
    line(
      `M${fix(x - size * 0.7)} ${fix(y - size * 0.2)}h${fix(size * 0.34)}M${fix(x + size * 0.36)} ${fix(y - size * 0.2)}h${fix(size * 0.34)}`,
      light.wall,
      4,
    ) +
    shape(roof, light.roofs[0], light.ink, 2) +
    hatch(
      `M${fix(x)} ${fix(eaves - size * 0.8)}Q${fix(x + size * 0.3)} ${fix(eaves - size * 0.2)} ${fix(x + size)} ${fix(eaves)}H${fix(x + size * 0.2)}z`,
      0.55,
    ) +
    line(
      `M${fix(x)} ${fix(eaves - size * 0.8)}Q${fix(x - size * 0.14)} ${fix(eaves - size * 0.2)} ${fix(x - size * 0.4)} ${fix(eaves)}M${fix(x)} ${fix(eaves - size * 0.8)}Q${fix(x + size * 0.1)} ${fix(eaves - size * 0.2)} ${fix(x + size * 0.3)} ${fix(eaves)}`,
      light.ink,
      1.1,
      0.5,
    ) +
    shape(
      polygon([
        [x - size * 0.8, y],
        [x + size * 0.8, y],
        [x + size * 0.86, y + 16],
        [x - size * 0.86, y + 16],
      ]),
      light.wood,
      light.ink,
      1.6,
    ) +
    line(`M${fix(x)} ${fix(eaves - size * 0.8)}v${fix(-size * 0.24)}`, light.ink, 2.4)
  );
}
