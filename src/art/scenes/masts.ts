import { backdrop } from "../kit/backdrop.ts";
import { repeat, times } from "../kit/dice.ts";
import { deck, piles } from "../kit/dock.ts";
import { skiff } from "../kit/motorboat.ts";
import { pier } from "../kit/pier.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { gullPerched } from "../kit/wildlife.ts";

/** Boats side by side along the floating docks, a pier leading to them. */
export function masts(stage: Stage): string {
  const { dice } = stage;
  const horizon = dice.between(340, 400);
  const flip = dice.chance(0.5);
  const at = (x: number) => (flip ? 1200 - x : x);
  const line1 = horizon + dice.between(66, 84);
  const berth = (x: number, y: number, scale: number) =>
    sailboat(stage, { x: at(x), y, scale, flip: dice.chance(0.5) }, sailboatLook(stage, "furled"));
  const posts = times(4, (order) => ({ x: at(70 + order * 128), top: 590, water: 690, wide: 20 }));
  return (
    backdrop(stage, { horizon }) +
    repeat(4, (order) => berth(120 + order * 300, line1 - 4, dice.between(1, 1.45))) +
    deck(stage, { from: -20, to: 1220, y: line1 + 2, water: line1 + 22, thick: 8, gap: 90 }) +
    repeat(2, (order) => berth(230 + order * 330, line1 + 92 + order * 6, dice.between(2, 2.5))) +
    pier(stage, {
      farX: at(820),
      farY: line1 + 12,
      farWidth: 34,
      nearX: at(990),
      nearY: 830,
      nearWidth: dice.between(300, 380),
      piles: 4,
    }) +
    piles(stage, posts.slice(0, dice.whole(1, 3))) +
    gullPerched(stage, { x: at(70), y: 590, scale: 2, flip }) +
    (dice.chance(0.5)
      ? berth(430, 730, dice.between(2.9, 3.3))
      : skiff(stage, { x: at(430), y: 726, scale: 3, flip }))
  );
}
