import { box, fix, hatch, line, type Point, polygon, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";
import { boards, door, type Pane, panes, panesOf } from "./window.ts";

export interface House {
  x: number;
  /** The ground it stands on. */
  y: number;
  front: number;
  side: number;
  tall: number;
  rise: number;
  roof: string;
  wall?: string;
  floors?: number;
  /** Mirrored: the long side lies to the left of the gable. */
  flip?: boolean;
  entrance?: boolean;
}

/** A gabled house seen from the corner, its long side hatched in shade. */
export function house(stage: Stage, plan: House): string {
  const { light } = stage;
  const { x, y, front, side, tall, rise, roof, floors = 1, flip = false } = plan;
  const wall = plan.wall ?? light.wall;
  const to = (across: number) => (flip ? x + front - across : x + across);
  const eaves = y - tall;
  const apex = eaves - rise;
  const left = flip ? to(front + side) : x + front;
  const gable: Point[] = [
    [to(0), y],
    [to(front), y],
    [to(front), eaves],
    [to(front / 2), apex],
    [to(0), eaves],
  ];
  const slope: Point[] = [
    [to(front / 2), apex],
    [to(front / 2 + side), apex],
    [to(front + side + 8), eaves + 8],
    [to(front + 7), eaves + 8],
  ];
  const columns = Math.max(1, Math.round(side / 62));
  const sideWall = box(left, eaves, side, tall);
  const sidePanes =
    side < 30
      ? []
      : panesOf({ x: left, y: eaves, width: side, height: tall, columns, rows: floors });
  return (
    shape(sideWall, light.wallShade, light.ink) +
    hatch(sideWall + box(left, eaves + 8, side, 12), 0.26) +
    shape(polygon(gable), wall, light.ink, 1.8) +
    boards({ x, y: eaves, width: front, height: tall }) +
    panes(stage, [...sidePanes, ...frontPanes(plan, eaves)]) +
    (plan.entrance ? entrance(stage, plan) : "") +
    shape(polygon(slope), roof, light.ink, 1.6) +
    hatch(polygon(slope), 0.32) +
    line(
      `M${fix(to(-7))} ${fix(eaves + 8)}L${fix(to(front / 2))} ${fix(apex)}L${fix(to(front + 7))} ${fix(eaves + 8)}`,
      light.ink,
      4,
    )
  );
}

function frontPanes(plan: House, eaves: number): Pane[] {
  const { x, y, front, tall, rise, floors = 1 } = plan;
  const floor = tall / floors;
  const columns = Math.max(1, Math.round(front / 62));
  const wall = { x, y: eaves, width: front, columns };
  const loft =
    rise > 50 ? [{ x: x + front / 2 - 10, y: eaves - rise * 0.42, width: 20, height: 26 }] : [];
  if (!plan.entrance) return [...panesOf({ ...wall, height: tall, rows: floors }), ...loft];
  const above = floors > 1 ? panesOf({ ...wall, height: tall - floor, rows: floors - 1 }) : [];
  const beside = { x: x + front * 0.1, y: y - floor * 0.72, width: 24, height: floor * 0.4 };
  return [...above, ...loft, ...(front > 110 ? [beside] : [])];
}

function entrance(stage: Stage, { x, y, front, tall, floors = 1 }: House): string {
  const wide = Math.min(34, front * 0.3);
  return door(stage, x + front / 2 - wide / 2, y, wide, (tall / floors) * 0.72);
}

/** Houses shoulder to shoulder along a quay. */
export function row(stage: Stage, from: number, to: number, ground: number, size = 1): string {
  const { light, dice } = stage;
  let drawn = "";
  for (let x = from; x < to; ) {
    const front = size * dice.between(62, 104);
    const side = size * dice.between(10, 90);
    const floors = dice.whole(1, 3);
    drawn += house(stage, {
      x,
      y: ground,
      front,
      side,
      tall: size * (22 + floors * 44),
      rise: size * dice.between(30, 58),
      roof: dice.pick(light.roofs),
      wall: dice.pick([light.wall, light.wall, light.sand, light.wallShade, light.sky[2]]),
      floors,
      entrance: true,
    });
    x += front + side + size * dice.between(-4, 26);
  }
  return drawn;
}
