import { clouds } from "../kit/clouds.ts";
import { repeat } from "../kit/dice.ts";
import { stringLights } from "../kit/festive.ts";
import { box, disc, fill, fix, hatch, line, plot, shape } from "../kit/mark.ts";
import { rope } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";
import { sky } from "../kit/sky.ts";
import { treeOf } from "../kit/trees.ts";
import { fish } from "../kit/wildlife.ts";
import { awning, boards, door } from "../kit/window.ts";

function shopWindow(
  { light, dice }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const glass = box(x, y, width, height);
  const goods = repeat(4, (order) => {
    const left = x + 26 + order * ((width - 52) / 4);
    const tall = dice.between(0.3, 0.6) * height;
    const ink = dice.pick([light.accent, light.lit, light.sail, light.wood]);
    return dice.chance(0.5)
      ? shape(box(left, y + height - tall, (width - 52) / 5, tall), ink, light.ink, 1.4)
      : shape(disc(left + 22, y + height - 26, 24), ink, light.ink, 1.4) +
          fill(disc(left + 22, y + height - 26, 10), light.glass);
  });
  return (
    shape(glass, light.dark ? light.lit : light.glass, light.ink, 2) +
    goods +
    line(
      `M${fix(x + width * 0.12)} ${fix(y + height * 0.6)}l${fix(width * 0.2)} ${fix(-height * 0.5)}M${fix(x + width * 0.2)} ${fix(y + height * 0.7)}l${fix(width * 0.24)} ${fix(-height * 0.6)}`,
      light.foam,
      2,
      0.6,
    ) +
    line(`${glass}M${fix(x + width / 2)} ${fix(y)}v${fix(height)}`, light.wall, 5) +
    line(box(x - 3, y - 3, width + 6, height + 6), light.ink, 1.6)
  );
}

function crates(stage: Stage, x: number, y: number): string {
  const { light } = stage;
  const one = (left: number, top: number) =>
    shape(box(left, top, 84, 56), light.wood, light.ink, 1.8) +
    line(`M${fix(left)} ${fix(top + 18)}h84M${fix(left)} ${fix(top + 37)}h84`, light.ink, 1.6) +
    hatch(box(left + 50, top, 34, 56), 0.4);
  return (
    one(x, y - 56) +
    one(x + 90, y - 56) +
    one(x + 40, y - 112) +
    [0, 1, 2, 3]
      .map((order) =>
        rope(stage, `M${fix(x + 104 - 4 * order)} ${fix(y - 62 - order * 9)}h${50 + order * 2}`, 7),
      )
      .join("")
  );
}

const GROUND = 680;

const BOARD = "M0 -100Q17 -70 16 0Q16 70 9 98Q0 102 -9 98Q-16 70 -16 0Q-17 -70 0 -100Z";

function boardAt({ light }: Stage, x: number, ink: string, tall: number): string {
  const spot = { x, y: GROUND - tall * 100 + 14, scale: tall };
  return (
    shape(plot(BOARD, spot), ink, light.ink, 2) +
    line(plot("M0 -98L0 98", spot), light.ink, 1.2, 0.6) +
    hatch(plot("M4 -96Q17 -70 16 0Q16 70 9 98L4 100Z", spot), 0.45)
  );
}

/** The wall up to its gable, or to the square top of a false front. */
function facade(stage: Stage, x: number, top: number, width: number, wall: string): string {
  const { light, dice } = stage;
  const gable = dice.chance(0.5);
  const [step, shoulder, crown] = [width * 0.24, fix(top - 70), fix(top - 110)];
  const outline = gable
    ? `M${fix(x)} ${fix(top)}L${fix(x + width / 2)} ${fix(top - 130)}L${fix(x + width)} ${fix(top)}V${GROUND}H${fix(x)}z`
    : `M${fix(x)} ${shoulder}H${fix(x + step)}V${crown}H${fix(x + width - step)}V${shoulder}H${fix(x + width)}V${GROUND}H${fix(x)}z`;
  const eaves = gable
    ? `M${fix(x - 14)} ${fix(top + 12)}L${fix(x + width / 2)} ${fix(top - 136)}L${fix(x + width + 14)} ${fix(top + 12)}`
    : `M${fix(x - 10)} ${shoulder}h${fix(width + 20)}M${fix(x + step - 12)} ${crown}h${fix(width - 2 * step + 24)}`;
  return (
    shape(outline, wall, light.ink, 2.4) +
    boards({ x, y: top - 10, width, height: GROUND - top + 10 }) +
    hatch(box(x + width * 0.86, top, width * 0.14, GROUND - top), 0.25) +
    line(eaves, light.ink, 9)
  );
}

function pavement({ light }: Stage): string {
  const joints = repeat(16, (order) => `M${order * 84 - 40} 800L${order * 72 + 60} ${GROUND}`);
  return (
    fill(box(0, GROUND, 1200, 120), light.sandShade) +
    line(`${joints}M0 ${GROUND + 38}h1200`, light.ink, 1, 0.3) +
    line(`M0 ${GROUND}h1200`, light.ink, 2)
  );
}

/** A shop on the quay: false front, a fish for a sign, boards by the door. */
export function storefront(stage: Stage): string {
  const { light, dice } = stage;
  const cloth = dice.pick([light.accent, light.seaLine, light.roofs[0]]);
  const wall = dice.pick([light.wall, light.sand, light.glass, light.sky[2]]);
  const x = dice.between(230, 330);
  const width = dice.between(580, 660);
  const top = dice.between(240, 280);
  const tree = treeOf(stage);
  const lamps = dice.chance(0.5)
    ? stringLights(stage, [-10, 210], [x, top + 10], 60) +
      stringLights(stage, [x + width, top + 10], [1210, 200], 60)
    : "";
  return (
    sky(stage, 700) +
    clouds(stage, 520) +
    tree(stage, x - 130, GROUND + 4, dice.between(380, 470)) +
    tree(stage, x + width + 150, GROUND + 4, dice.between(320, 430)) +
    pavement(stage) +
    hatch(`M${fix(x + width)} ${GROUND}h90l40 40h-130z`, 0.6) +
    facade(stage, x, top, width, wall) +
    shape(box(x + width * 0.2, top - 6, width * 0.6, 92), light.wall, light.ink, 2) +
    fish(stage, { x: x + width / 2, y: top + 40, scale: 1.7, flip: dice.chance(0.5) }, cloth) +
    shopWindow(stage, x + 36, top + 206, width * 0.36, 150) +
    shopWindow(stage, x + width * 0.64 - 36, top + 206, width * 0.36, 150) +
    door(stage, x + width / 2 - 42, GROUND, 84, 210) +
    awning(stage, x + 12, top + 122, width - 24, 54, cloth) +
    crates(stage, x + 30, GROUND + 34) +
    boardAt(stage, x + width + 34, light.accent, 1.5) +
    boardAt(stage, x + width + 84, light.sail, 1.35) +
    lamps
  );
}
