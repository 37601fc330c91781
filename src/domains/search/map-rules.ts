export interface MarkGroup {
  count: number;
  id: number;
  name: string;
  latitude: number;
  longitude: number;
}

/** A part of a cell: closer than this, two marks would lie on each other. */
const TOO_NEAR = 0.7;

const RADIAN = Math.PI / 180;

/**
 * A grid cuts a harbour in two where its line runs. Groups whose middles are close become one, the
 * larger taking in the smaller; `cell` is the grid's width in radians of longitude.
 */
export function mergeNear(groups: readonly MarkGroup[], cell: number): MarkGroup[] {
  const merged: MarkGroup[] = [];
  for (const group of [...groups].sort((a, b) => b.count - a.count)) {
    const near = merged.findIndex((other) => distance(group, other) < cell * TOO_NEAR);
    const other = merged[near];
    if (other) merged[near] = join(other, group);
    else merged.push(group);
  }
  return merged;
}

function distance(a: MarkGroup, b: MarkGroup): number {
  const wide = (a.longitude - b.longitude) * RADIAN;
  const tall = ((a.latitude - b.latitude) * RADIAN) / Math.cos(a.latitude * RADIAN);
  return Math.hypot(wide, tall);
}

function join(large: MarkGroup, small: MarkGroup): MarkGroup {
  const count = large.count + small.count;
  const mean = (key: "latitude" | "longitude") =>
    (large[key] * large.count + small[key] * small.count) / count;
  return { ...large, count, latitude: mean("latitude"), longitude: mean("longitude") };
}
