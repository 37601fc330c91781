import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { box, disc, fill, fix, hatch, line, shape } from "../kit/mark.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";

function chair({ light }: Stage, x: number, y: number, size: number): string {
  const back = `M${fix(x - size * 0.4)} ${fix(y)}V${fix(y - size)}q${fix(size * 0.4)} ${fix(-size * 0.16)} ${fix(size * 0.8)} 0V${fix(y)}`;
  const bars = `M${fix(x - size * 0.14)} ${fix(y - size * 1.02)}v${fix(size * 0.6)}M${fix(x + size * 0.14)} ${fix(y - size * 1.02)}v${fix(size * 0.6)}M${fix(x - size * 0.4)} ${fix(y - size * 0.42)}h${fix(size * 0.8)}`;
  return line(back + bars, light.ink, size * 0.12) + line(back + bars, light.wall, size * 0.07);
}

function garland(
  { light, dice }: Stage,
  x: number,
  foot: number,
  half: number,
  tall: number,
): string {
  const blossoms = (count: number, ink: string, size: number) => {
    const dots = repeat(count, () => {
      const t = dice.between(0.1, 0.72);
      const turn = Math.PI * (1 - t);
      const out = Math.cos(turn) * half + dice.between(-16, 16);
      return `M${fix(x + out)} ${fix(foot - tall + half - Math.sin(turn) * half + dice.between(-16, 16))}h0`;
    });
    return line(dots, ink, size);
  };
  return (
    blossoms(34, light.leafDeep, 26) +
    blossoms(26, light.leaf, 20) +
    blossoms(12, light.wall, 22) +
    blossoms(9, light.accent, 17)
  );
}

function seats(stage: Stage, x: number, ground: number): string {
  return repeat(4, (row, share) => {
    const y = ground + 62 + share ** 1.3 * 200;
    const size = 38 + share * 62;
    const aisle = 90 + share * 90;
    return repeat(
      3,
      (seat) =>
        chair(stage, x - aisle - size * (0.6 + seat * 1.1), y, size) +
        chair(stage, x + aisle + size * (0.6 + seat * 1.1), y + row, size),
    );
  });
}

function lanterns({ light }: Stage, x: number): string {
  return [x - 150, x + 150]
    .map(
      (px) =>
        shape(box(px - 15, 566, 30, 46), light.wall, light.ink, 1.6) +
        fill(disc(px, 590, 9), light.lit) +
        line(`M${fix(px - 9)} 566q9 -18 18 0`, light.ink, 2),
    )
    .join("");
}

/** Chairs, an aisle, an arch, and the water behind. */
export function ceremonyArch(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(330, 390);
  const x = dice.between(540, 660);
  const ground = 560;
  const half = dice.between(110, 140);
  const tall = dice.between(310, 360);
  const soil = dice.chance(0.5) ? light.sand : light.leaf;
  const arch = (w: number) =>
    `M${fix(x - w)} ${ground + 20}V${fix(ground - tall + half)}a${fix(w)} ${fix(w)} 0 0 1 ${fix(2 * w)} 0V${ground + 20}`;
  return (
    backdrop(stage, { horizon, lively: 0.7, depths: 0 }) +
    sailboat(
      stage,
      { x: dice.chance(0.5) ? 200 : 990, y: horizon + 90, scale: dice.between(1.5, 2) },
      sailboatLook(stage, dice.pick(["working", "furled"])),
    ) +
    fill(`M-20 ${ground}Q600 ${ground - 26} 1220 ${ground}V820H-20z`, soil) +
    line(`M-20 ${ground}Q600 ${ground - 26} 1220 ${ground}`, light.ink, 1.8) +
    shape(
      `M${fix(x - 62)} ${ground + 20}H${fix(x + 62)}L${fix(x + 190)} 810H${fix(x - 190)}z`,
      light.sail,
      light.ink,
      1.4,
    ) +
    hatch(
      `M${fix(x + 20)} ${ground + 20}H${fix(x + 62)}L${fix(x + 190)} 810H${fix(x + 60)}z`,
      0.25,
    ) +
    line(arch(half), light.ink, 15) +
    line(arch(half), light.wood, 11) +
    garland(stage, x, ground, half, tall) +
    seats(stage, x, ground) +
    lanterns(stage, x)
  );
}
