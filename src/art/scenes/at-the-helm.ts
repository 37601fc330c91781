import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { disc, fill, fix, hatch, line, shape } from "../kit/mark.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";

function wheel(stage: Stage, x: number, y: number, radius: number, turn: number): string {
  const { light } = stage;
  const spokes = repeat(8, (order) => {
    const angle = turn + (order * Math.PI) / 4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${fix(x + c * radius * 0.16)} ${fix(y + s * radius * 0.16)}L${fix(x + c * radius * 1.24)} ${fix(y + s * radius * 1.24)}`;
  });
  const marks = repeat(16, (order) => {
    const angle = turn + (order * Math.PI) / 8 + 0.2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${fix(x + c * radius * 0.93)} ${fix(y + s * radius * 0.93)}L${fix(x + c * radius * 1.07)} ${fix(y + s * radius * 1.07)}`;
  });
  return (
    line(spokes, light.ink, 21) +
    line(spokes, light.wood, 16) +
    line(disc(x, y, radius), light.ink, 41) +
    line(disc(x, y, radius), light.wood, 36) +
    line(disc(x, y, radius - 7), light.woodDeep, 9, 0.7) +
    line(disc(x, y, radius), light.ink, 1.4, 0.6) +
    line(marks, light.ink, 1.6, 0.8) +
    shape(disc(x, y, radius * 0.2), light.sandShade, light.ink, 2.4) +
    shape(disc(x, y, radius * 0.1), light.wood, light.ink, 1.8) +
    hatch(disc(x, y, radius * 0.2), 0.4)
  );
}

/** A steering compass under its dome. */
function compass(stage: Stage, x: number, y: number): string {
  const { light } = stage;
  const ticks = repeat(
    13,
    (order) => `M${fix(x - 66 + order * 11)} ${fix(y - 26)}v${order % 3 ? 9 : 17}`,
  );
  return (
    shape(
      `M${fix(x - 110)} ${fix(y + 120)}L${fix(x - 84)} ${fix(y)}h168L${fix(x + 110)} ${fix(y + 120)}z`,
      light.wallShade,
      light.ink,
      2.4,
    ) +
    hatch(`M${fix(x + 10)} ${fix(y)}h74L${fix(x + 110)} ${fix(y + 120)}h-80z`, 0.45) +
    shape(`M${fix(x - 84)} ${fix(y)}a84 78 0 0 1 168 0z`, light.glass, light.ink, 2.4) +
    fill(`M${fix(x - 74)} ${fix(y - 4)}v-34q74 -26 148 0v34z`, light.wall) +
    line(ticks, light.ink, 2) +
    line(`M${fix(x)} ${fix(y - 66)}v58`, light.accent, 3.4) +
    line(`M${fix(x - 56)} ${fix(y - 44)}q16 -22 40 -26`, light.foam, 4) +
    shape(`M${fix(x - 94)} ${fix(y - 6)}h188v16h-188z`, light.sandShade, light.ink, 2)
  );
}

/** Behind the wheel, the bow somewhere ahead. */
export function atTheHelm(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(300, 360);
  const x = dice.between(500, 700);
  const edge = (out: number) =>
    `C${fix(x + out * 130)} ${fix(horizon + 96)} ${fix(x + out * 430)} ${fix(horizon + 210)} ${fix(x + out * 560)} 820`;
  const deck = `M${fix(x)} ${fix(horizon + 84)}${edge(1)}H${fix(x - 560)}C${fix(x - 430)} ${fix(horizon + 210)} ${fix(x - 130)} ${fix(horizon + 96)} ${fix(x)} ${fix(horizon + 84)}z`;
  const planks = repeat(
    11,
    (order) =>
      `M${fix(x + (order - 5) * 8)} ${fix(horizon + 108)}L${fix(x + (order - 5) * 104)} 820`,
  );
  const shrouds = `M${fix(x - 300)} 640L${fix(x - 130)} -20M${fix(x - 330)} 660L${fix(x - 150)} -20M${fix(x + 300)} 640L${fix(x + 130)} -20M${fix(x + 330)} 660L${fix(x + 150)} -20`;
  return (
    backdrop(stage, { horizon, lively: 1.2, depths: 2 }) +
    sailboat(
      stage,
      {
        x: x > 600 ? dice.between(120, 260) : dice.between(940, 1080),
        y: horizon + 52,
        scale: dice.between(1, 1.4),
      },
      sailboatLook(stage, dice.pick(["working", "spinnaker"])),
    ) +
    shape(deck, light.wood, light.ink, 2.6) +
    line(planks, light.woodDeep, 1.4, 0.7) +
    hatch(`M${fix(x)} ${fix(horizon + 84)}${edge(1)}H${fix(x + 240)}z`, 0.35) +
    line(
      `M${fix(x)} ${fix(horizon + 84)}${edge(-1)}M${fix(x)} ${fix(horizon + 84)}${edge(1)}`,
      light.wall,
      11,
    ) +
    line(shrouds, light.ink, 1.6, 0.8) +
    compass(stage, x, 520) +
    shape(`M${fix(x - 110)} 640h220L${fix(x + 130)} 820h-260z`, light.wallShade, light.ink, 2.4) +
    wheel(stage, x, dice.between(770, 800), dice.between(200, 220), dice.between(0, 0.7))
  );
}
