import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { stringLights } from "../kit/festive.ts";
import { box, disc, fill, fix, hatch, line, plot, shape } from "../kit/mark.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { awning } from "../kit/window.ts";

function glassOfWine({ light }: Stage, x: number, y: number, scale: number): string {
  const spot = { x, y, scale };
  return (
    fill(plot("M-13 -62Q-14 -40 0 -38Q14 -40 13 -62Z", spot), light.accent, 0.75) +
    line(
      plot("M-12 -82Q-20 -40 0 -38Q20 -40 12 -82ZM0 -38L0 -4M-14 0Q0 -6 14 0Z", spot),
      light.ink,
      2.2,
    ) +
    line(plot("M-9 -76Q-13 -56 -7 -46", spot), light.foam, 2)
  );
}

function carafe({ light }: Stage, x: number, y: number): string {
  const spot = { x, y, scale: 1.5 };
  return (
    shape(
      plot("M-14 -112L-10 -84Q-34 -66 -30 -14Q-28 0 0 0Q28 0 30 -14Q34 -66 10 -84L14 -112Z", spot),
      light.foam,
      light.ink,
      2.2,
    ) +
    fill(
      plot("M-31 -40Q-32 -12 -28 -6Q-18 -2 0 -2Q18 -2 28 -6Q32 -12 31 -40Q0 -34 -31 -40Z", spot),
      light.glass,
      0.7,
    ) +
    hatch(plot("M10 -84Q34 -66 30 -14Q28 0 8 0Q20 -50 4 -84Z", spot), 0.45) +
    line(plot("M-20 -60Q-25 -40 -23 -20", spot), light.wall, 3)
  );
}

function oysters({ light }: Stage, x: number, y: number): string {
  const shells = repeat(5, (order) => {
    const left = x - 108 + order * 54;
    const lift = order % 2 ? -12 : 0;
    return (
      shape(
        `M${left - 30} ${y - 14 + lift}q8 -26 34 -22t24 26q-26 14 -58 -4z`,
        light.wallShade,
        light.ink,
        1.6,
      ) + fill(`M${left - 18} ${y - 18 + lift}q8 -14 24 -11t12 14q-16 8 -36 -3z`, light.wall)
    );
  });
  return (
    shape(disc(x, y, 176, 30), light.wall, light.ink, 2) +
    line(disc(x, y, 146, 22), light.ink, 1, 0.4) +
    shells +
    shape(`M${x + 108} ${y - 2}a26 26 0 0 1 44 -20z`, light.lit, light.ink, 1.6)
  );
}

/** What you see when you sit down: the rail, the water, something on the table. */
export function tableByTheWater(stage: Stage): string {
  const { width, light, dice } = stage;
  const horizon = dice.between(300, 350);
  const cloth = dice.pick([light.accent, light.seaLine, light.roofs[0]]);
  const posts = repeat(7, (order) => box(order * 200 - 30 + 24, 470, 12, 190));
  const rails =
    box(-10, 462, width + 20, 18) + box(-10, 560, width + 20, 8) + box(-10, 606, width + 20, 8);
  const mirror = dice.chance(0.5);
  const at = (x: number) => (mirror ? width - x : x);
  return (
    backdrop(stage, { horizon, depths: 0 }) +
    sailboat(
      stage,
      { x: at(dice.between(640, 900)), y: 430, scale: dice.between(1.6, 2.2), flip: mirror },
      sailboatLook(stage, dice.pick(["furled", "working", "spinnaker"])),
    ) +
    shape(posts, light.wall, light.ink, 1.4) +
    shape(rails, light.wall, light.ink, 1.6) +
    hatch(box(-10, 472, width + 20, 8), 0.5) +
    shape(`M-20 ${fix(672)}Q600 636 1220 672V820H-20z`, light.wood, light.ink, 2) +
    hatch("M-20 760Q600 720 1220 760V820H-20z", 0.3) +
    line(
      "M-20 700Q600 664 1220 700M-20 736Q600 700 1220 736M-20 778Q600 742 1220 778",
      light.woodDeep,
      1.3,
      0.6,
    ) +
    oysters(stage, at(430), 726) +
    carafe(stage, at(760), 718) +
    glassOfWine(stage, at(905), 742, 1.9) +
    glassOfWine(stage, at(180), 708, 1.7) +
    stringLights(stage, [-10, 84], [620, 64], 90) +
    stringLights(stage, [620, 64], [1210, 92], 84) +
    awning(stage, -12, -14, width + 24, 66, cloth)
  );
}
