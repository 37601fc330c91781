import { type Berth, chart, fleet, scatterDepths } from "../kit/aerial.ts";
import { compassRose } from "../kit/compass-rose.ts";
import { repeat } from "../kit/dice.ts";
import { box, fix, line, shape } from "../kit/mark.ts";
import { cast } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";

function finger(stage: Stage, x: number, y: number, long: number): string {
  const { light } = stage;
  const d = box(x, y, 22, long);
  const planks = repeat(
    Math.floor(long / 12),
    (order) => `M${fix(x)} ${fix(y + 12 * order + 6)}h22`,
  );
  return (
    cast(stage, d, 6, 7) + shape(d, light.wood, light.ink, 1.5) + line(planks, light.ink, 0.8, 0.5)
  );
}

/** Berths along one finger, some of them free. */
function berths(
  stage: Stage,
  boatAt: (berth: Berth) => string,
  x: number,
  y: number,
  long: number,
): string {
  const { light, dice } = stage;
  const count = Math.floor(long / 58);
  return repeat(count, (order) => {
    const middle = y + (order + 0.5) * (long / count);
    const stub = (side: number) => box(side < 0 ? x - 76 : x + 22, middle + 25, 76, 7);
    const boat = (side: number) =>
      dice.chance(0.8)
        ? boatAt({
            x: x + 11 + side * dice.between(62, 68),
            y: middle - 3,
            length: dice.between(74, 98),
            turn: side * -90,
          })
        : "";
    return shape(stub(-1) + stub(1), light.wood, light.ink, 1) + boat(-1) + boat(1);
  });
}

/** A marina as its own chart. */
export function slipsFromAbove(stage: Stage): string {
  const { width, light, dice } = stage;
  const shore = { x: dice.between(380, 820), y: -40, wide: 760, high: dice.between(120, 160) };
  const fingers = dice.whole(2, 3);
  const top = 190;
  const gap = 270;
  const left = dice.between(180, width - 260 - (fingers - 1) * gap);
  const long = dice.between(300, 400);
  const spine = box(left - 30, top, (fingers - 1) * gap + 82, 26);
  const way = box(left + 20, 60, 30, 140);
  const rose = left > 420 ? 190 : left + fingers * gap + 40;
  const { designs, boat } = fleet(stage);
  const huts = repeat(dice.whole(3, 5), (order) => {
    const hut = box(
      140 + order * 230 + dice.between(-30, 30),
      dice.between(6, 30),
      dice.between(60, 110),
      dice.between(36, 50),
    );
    return cast(stage, hut, 7, 8) + shape(hut, dice.pick(light.roofs), light.ink, 1.5);
  });
  return (
    designs +
    chart(stage, shore) +
    scatterDepths(
      stage,
      { x: left + ((fingers - 1) * gap) / 2, y: 330, wide: fingers * 150, high: 280 },
      22,
    ) +
    huts +
    (rose < 1080 ? compassRose(stage, rose, 620, 118) : "") +
    repeat(fingers, (order) => berths(stage, boat, left + order * gap, top + 30, long)) +
    repeat(fingers, (order) => finger(stage, left + order * gap, top, long + 20)) +
    cast(stage, spine + way, 6, 7) +
    shape(way + spine, light.wood, light.ink, 1.5) +
    boat({ x: dice.between(300, 900), y: 726, length: 104, turn: dice.between(50, 80) })
  );
}
