import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { line, swell } from "../kit/mark.ts";
import type { Stage } from "../kit/sheet.ts";
import { kiter, windsurfer } from "../kit/wind-craft.ts";

/** A windy afternoon: boards, sails and kites crossing each other. */
export function windSports(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(400, 470);
  const flip = dice.chance(0.5);
  const inks: [string, ...string[]] = [light.accent, light.seaLine, light.hulls[3] ?? light.accent];
  const at = (x: number) => (flip ? 1200 - x : x);
  const seas = repeat(5, (order) =>
    swell(-40 - order * 30, horizon + 70 + order * 58, 1320, 90 + order * 26, 12 + order * 5),
  );
  const near = dice.chance(0.5);
  const kite = (x: number, y: number, scale: number) =>
    kiter(stage, { x: at(x), y, scale, flip }, dice.pick(inks), [
      at(x + 150 * scale),
      y - 250 * scale,
    ]);
  return (
    backdrop(stage, { horizon, lively: 2.2, depths: 2 }) +
    repeat(dice.whole(1, 2), (order) =>
      windsurfer(
        stage,
        {
          x: at(820 + order * 190),
          y: horizon + 40 + order * 16,
          scale: 0.75 + order * 0.15,
          flip,
        },
        dice.pick(inks),
      ),
    ) +
    kite(dice.between(140, 220), horizon + 64, 0.8) +
    line(seas, light.foam, 2.6, 0.75) +
    (near
      ? windsurfer(
          stage,
          {
            x: at(dice.between(460, 600)),
            y: dice.between(650, 690),
            scale: dice.between(3.5, 4),
            flip,
          },
          dice.pick(inks),
        )
      : windsurfer(
          stage,
          { x: at(dice.between(240, 300)), y: 640, scale: 2.4, flip },
          dice.pick(inks),
        ) + kite(dice.between(560, 640), 690, dice.between(2, 2.3)))
  );
}
