import { repeat } from "./dice.ts";
import { disc, fill, fix, hatch, line, plot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

export function pine({ light, dice }: Stage, x: number, y: number, tall: number): string {
  const spot = { x, y, scale: tall / 100, flip: dice.chance(0.5) };
  return (
    line(plot("M0 0L0 -30", spot), light.woodDeep, 3) +
    fill(
      plot(
        "M0 -100L9 -80L6 -80L16 -60L11 -60L22 -36L15 -37L27 -12Q0 -6 -25 -12L-15 -36L-20 -34L-10 -59L-15 -58L-5 -79L-8 -79Z",
        spot,
      ),
      light.leafDeep,
    ) +
    fill(
      plot(
        "M0 -100L-8 -79L-5 -79L-15 -58L-10 -59L-20 -34L-15 -36L-25 -12Q-12 -9 -4 -9Q-8 -50 0 -100Z",
        spot,
      ),
      light.leaf,
    )
  );
}

/** A broad crown on a short stem. */
function oak({ light, dice }: Stage, x: number, y: number, tall: number): string {
  const spot = { x, y, scale: tall / 100, flip: dice.chance(0.5) };
  const crown =
    "M-34 -30Q-52 -34 -46 -56Q-48 -78 -26 -82Q-16 -102 6 -98Q30 -100 34 -80Q52 -72 46 -52Q50 -34 30 -30Q0 -22 -34 -30Z";
  return (
    line(
      plot("M0 0Q-2 -20 0 -44M0 -24L14 -42M0 -18L-14 -38", spot),
      light.woodDeep,
      Math.max(2, tall * 0.03),
    ) +
    fill(plot(crown, spot), light.leaf) +
    fill(
      plot(
        "M46 -52Q50 -34 30 -30Q0 -22 -34 -30Q-50 -34 -47 -46Q-20 -34 4 -46Q30 -50 34 -80Q52 -72 46 -52Z",
        spot,
      ),
      light.leafDeep,
    ) +
    hatch(plot("M34 -80Q52 -72 46 -52Q50 -34 30 -30Q10 -26 0 -26Q36 -48 34 -80Z", spot), 0.35) +
    line(
      plot(
        "M-30 -58Q-22 -66 -14 -58M-6 -76Q4 -84 12 -74M-26 -74Q-20 -78 -16 -74M6 -60Q14 -64 20 -58",
        spot,
      ),
      light.leafDeep,
      1.3,
    )
  );
}

function palm({ light, dice }: Stage, x: number, y: number, tall: number): string {
  const spot = { x, y, scale: tall / 100, flip: dice.chance(0.5) };
  const fronds =
    "M8 -92Q30 -106 44 -84Q28 -96 8 -92ZM8 -92Q34 -92 38 -66Q26 -84 8 -92ZM8 -92Q-8 -112 -28 -96Q-10 -100 8 -92ZM8 -92Q-18 -96 -26 -70Q-14 -88 8 -92ZM8 -92Q12 -114 32 -112Q16 -106 8 -92ZM8 -92Q-2 -76 -12 -60Q-12 -80 8 -92ZM8 -92Q22 -78 20 -58Q12 -74 8 -92Z";
  return (
    line(plot("M0 0Q-4 -48 8 -92", spot), light.woodDeep, Math.max(2.5, tall * 0.035)) +
    shape(plot(fronds, spot), light.leafDeep, light.leafDeep, 1) +
    line(
      plot("M8 -92Q30 -104 42 -86M8 -92Q-8 -108 -26 -96M8 -92Q-16 -94 -24 -72", spot),
      light.leaf,
      1.4,
    )
  );
}

export type Tree = (stage: Stage, x: number, y: number, tall: number) => string;

/** One kind of tree for the whole shore, as one latitude has it. */
export const treeOf = ({ dice }: Stage): Tree => dice.pick([pine, oak, palm, oak, pine]);

/** A wood on a far bank: one mass of crowns of all sizes. */
export function wood(
  { light, dice }: Stage,
  from: number,
  to: number,
  foot: number,
  tall: number,
): string {
  let [crowns, lines] = ["", ""];
  for (let x = from; x < to; ) {
    const step = Math.min(tall * dice.between(0.35, 0.95), to - x + 1);
    const middle = 0.35 + 0.65 * Math.sin((Math.PI * (x + step - from)) / (to - from));
    const top = foot - tall * Math.max(0.1, middle) * dice.between(0.55, 1.05);
    const r = step * dice.between(0.52, 0.68);
    crowns += `A${fix(r)} ${fix(r)} 0 0 1 ${fix(x + step)} ${fix(top)}`;
    lines += `M${fix(x + step * 0.4)} ${fix(top + step * 0.4)}q${fix(step * 0.2)} ${fix(-step * 0.22)} ${fix(step * 0.42)} 0`;
    x += step;
  }
  const d = `M${fix(from)} ${fix(foot)}${crowns}L${fix(to)} ${fix(foot)}z`;
  return fill(d, light.leafDeep) + line(lines, light.leaf, 1.4) + hatch(d, 0.25);
}

/** Sea grass in the foreground. */
export function reeds(
  { light, dice }: Stage,
  x: number,
  y: number,
  spread: number,
  tall: number,
): string {
  const blade = () => {
    const foot = x + dice.between(-spread, spread);
    const high = tall * dice.between(0.4, 1);
    const lean = dice.between(-0.3, 0.4) * high;
    return `M${fix(foot)} ${fix(y)}q${fix(lean * 0.1)} ${fix(-high * 0.6)} ${fix(lean)} ${fix(-high)}`;
  };
  return (
    line(repeat(16, blade), light.leafDeep, 2.6) +
    line(repeat(11, blade), light.leaf, 2) +
    fill(
      repeat(3, () => disc(x + dice.between(-spread, spread), y - tall * 0.8, 3, 12)),
      light.woodDeep,
    )
  );
}
