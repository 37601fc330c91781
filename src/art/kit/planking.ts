import { repeat } from "./dice.ts";
import { box, fill, fix, line } from "./mark.ts";
import type { Stage } from "./sheet.ts";

export interface Planking {
  x: number;
  y: number;
  width: number;
  height: number;
  board: number;
  colour: string;
  upright?: boolean;
}

/** Boards with grain, nails and gaps: a deck seen from above, or a wall seen straight on. */
export function planking({ light, dice }: Stage, plan: Planking): string {
  const { x, y, width, height, board, colour, upright = false } = plan;
  const [across, along] = upright ? [width, height] : [height, width];
  const count = Math.ceil(across / board);
  const put = (a: number, b: number) =>
    upright ? `${fix(x + b)} ${fix(y + a)}` : `${fix(x + a)} ${fix(y + b)}`;
  const run = (length: number) => (upright ? `v${fix(length)}` : `h${fix(length)}`);
  const seams = repeat(count, (order) => `M${put(0, order * board)}${run(along)}`);
  const grain = repeat(count, (order) =>
    repeat(
      4,
      () =>
        `M${put(dice.between(0, along * 0.85), (order + dice.between(0.2, 0.85)) * board)}${run(dice.between(30, along * 0.25))}`,
    ),
  );
  const nails = repeat(count, (order) =>
    [0.12, 0.88]
      .map(
        (share) =>
          `M${put(along * share, (order + 0.25) * board)}h0M${put(along * share, (order + 0.75) * board)}h0`,
      )
      .join(""),
  );
  return (
    fill(box(x, y, width, height), colour) +
    line(grain, light.woodDeep, 1.2, 0.45) +
    line(seams, light.ink, 2.2, 0.75) +
    line(nails, light.ink, 5, 0.7)
  );
}

/** The shadow of a thing lying on a table or hanging on a wall. */
export function cast({ light }: Stage, d: string, right = 12, down = 14): string {
  return `<g transform="translate(${right} ${down})" fill="${light.ink}"><path d="${d}" opacity="0.2"/><path d="${d}" fill="url(#h)" opacity="0.5"/></g>`;
}

/** A rope laid along a path: strands hinted by strokes across. */
export function rope({ light }: Stage, d: string, wide: number, colour = light.sail): string {
  const strand = Math.max(4, Math.round(wide * 0.5));
  return (
    line(d, light.ink, wide + 3.4) +
    line(d, colour, wide) +
    `<path d="${d}" stroke="${light.ink}" stroke-width="${fix(wide)}" stroke-dasharray="1.6 ${strand}" stroke-linecap="butt" opacity="0.4"/>`
  );
}
