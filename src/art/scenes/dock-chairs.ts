import { backdrop } from "../kit/backdrop.ts";
import { deckChair } from "../kit/deck-chair.ts";
import { fill, plot, type Spot, shape } from "../kit/mark.ts";
import { pier } from "../kit/pier.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { reeds } from "../kit/trees.ts";

function sideTable({ light }: Stage, spot: Spot): string {
  return (
    shape(
      plot(
        "M-18 -34L18 -34L18 -30L-18 -30ZM-13 -30L-9 -30L-12 0L-16 0ZM13 -30L9 -30L12 0L16 0Z",
        spot,
      ),
      light.wall,
      light.ink,
      1.6,
    ) +
    shape(plot("M-8 -50L0 -50L-1 -34L-7 -34Z", spot), light.lit, light.ink, 1.4) +
    fill(plot("M4 -46L12 -46L11 -34L5 -34Z", spot), light.accent)
  );
}

/** Two chairs at the end of the dock, and the evening in front of them. */
export function dockChairs(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(340, 400);
  const x = dice.between(520, 680);
  const end = horizon + dice.between(96, 120);
  const colour = dice.pick([light.wall, light.accent, light.seaLine, light.hulls[3] ?? light.wall]);
  const y = end + 132;
  return (
    backdrop(stage, { horizon, hills: 1.2, lively: 0.6, depths: 2 }) +
    sailboat(
      stage,
      {
        x: x > 600 ? dice.between(160, 300) : dice.between(900, 1040),
        y: horizon + dice.between(50, 80),
        scale: dice.between(1.2, 1.9),
        flip: dice.chance(0.5),
      },
      sailboatLook(stage, dice.pick(["working", "furled"])),
    ) +
    pier(stage, {
      farX: x,
      farY: end,
      farWidth: 460,
      nearX: x,
      nearY: 830,
      nearWidth: 960,
      piles: 3,
      stout: 0.13,
    }) +
    deckChair(stage, { x: x - 116, y, scale: 1.65 }, colour) +
    deckChair(stage, { x: x + 116, y, scale: 1.65, flip: true }, colour) +
    sideTable(stage, { x, y: y + 8, scale: 1.5 }) +
    reeds(stage, dice.chance(0.5) ? 60 : 1140, 812, 90, 210)
  );
}
