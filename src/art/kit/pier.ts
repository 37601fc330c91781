import { repeat, times } from "./dice.ts";
import { piles } from "./dock.ts";
import { fill, fix, hatch, line, polygon, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

export interface Pier {
  /** Where it ends, far off. */
  farX: number;
  farY: number;
  farWidth: number;
  nearX: number;
  nearY: number;
  nearWidth: number;
  piles?: number;
  /** How stout the piles are, against the width of the pier. */
  stout?: number;
}

interface Station {
  x: number;
  y: number;
  half: number;
}

/** Where the pier is after a share of its length; near boards look wider than far ones. */
function station(plan: Pier, share: number): Station {
  const near = share ** 2.1;
  return {
    y: plan.farY + (plan.nearY - plan.farY) * near,
    x: plan.farX + (plan.nearX - plan.farX) * near,
    half: (plan.farWidth + (plan.nearWidth - plan.farWidth) * near) / 2,
  };
}

function slab({ light }: Stage, far: Station, near: Station): string {
  const [farLeft, farRight] = [far.x - far.half, far.x + far.half];
  const [nearLeft, nearRight] = [near.x - near.half, near.x + near.half];
  const shadow = polygon([
    [farRight, far.y],
    [nearRight, near.y],
    [nearRight + near.half * 0.24, near.y],
    [farRight + 2, far.y + 3],
  ]);
  const top = polygon([
    [farLeft, far.y],
    [farRight, far.y],
    [nearRight, near.y],
    [nearLeft, near.y],
  ]);
  const shade = polygon([
    [far.x, far.y],
    [farRight, far.y],
    [nearRight, near.y],
    [near.x + near.half * 0.3, near.y],
  ]);
  return fill(shadow, light.ink, 0.4) + shape(top, light.wood, light.ink, 1.8) + hatch(shade, 0.3);
}

/** A pier running away from the viewer. */
export function pier(stage: Stage, plan: Pier): string {
  const { light, dice } = stage;
  const planks = repeat(26, (_, share) => {
    const { x, y, half } = station(plan, share);
    return `M${fix(x - half)} ${fix(y)}h${fix(half * 2)}`;
  });
  const count = plan.piles ?? 5;
  const posts = times(count * 2, (order) => {
    const share = 0.08 + (0.84 * Math.floor(order / 2)) / Math.max(1, count - 1);
    const { x, y, half } = station(plan, share);
    const size = half * (plan.stout ?? 0.32);
    const side = order % 2 ? half : -half;
    return { x: x + side, top: y - size * 2.4, water: y + size, wide: size * 0.7 };
  });
  const grain = repeat(16, () => {
    const { x, y, half } = station(plan, dice.between(0.35, 1));
    return `M${fix(x + half * dice.between(-0.9, 0.5))} ${fix(y - 4)}h${fix(half * dice.between(0.1, 0.34))}`;
  });
  return (
    slab(stage, station(plan, 0), station(plan, 1)) +
    line(planks, light.ink, 1.1, 0.6) +
    line(grain, light.woodDeep, 1.3, 0.7) +
    piles(stage, posts)
  );
}
