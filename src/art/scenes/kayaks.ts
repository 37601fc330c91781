import { backdrop } from "../kit/backdrop.ts";
import { repeat } from "../kit/dice.ts";
import { range } from "../kit/hills.ts";
import type { Stage } from "../kit/sheet.ts";
import { spit } from "../kit/shore.ts";
import { kayak, paddler } from "../kit/small-craft.ts";
import { reeds, wood } from "../kit/trees.ts";
import { heron } from "../kit/wildlife.ts";

function farShore(stage: Stage, left: number, horizon: number): string {
  const { light, dice } = stage;
  const land = { from: left - 100, to: left + 860, foot: horizon + 22, height: 110 };
  return (
    range(stage, { ...land, colour: light.hills[2] }) +
    spit(stage, left, left + 700, horizon + 20, 18, light.sand) +
    wood(stage, left + 90, left + 610, horizon + 24, dice.between(40, 64))
  );
}

/** Flat water, people in kayaks, reeds near enough to touch. */
export function kayaks(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(300, 370);
  const flip = dice.chance(0.5);
  const at = (x: number) => (flip ? 1200 - x : x);
  const inks: [string, ...string[]] = [
    light.hulls[2] ?? light.accent,
    light.hulls[3] ?? light.accent,
    light.hulls[0],
    light.seaLine,
  ];
  return (
    backdrop(stage, { horizon, lively: 0.6, hills: 1.2 }) +
    farShore(stage, flip ? -60 : 560, horizon) +
    repeat(dice.whole(1, 3), (order) =>
      kayak(
        stage,
        { x: at(780 + order * 130), y: horizon + 92 + order * 26, scale: 1 + order * 0.12, flip },
        dice.pick(inks),
      ),
    ) +
    (dice.chance(0.5)
      ? paddler(
          stage,
          { x: at(dice.between(280, 400)), y: horizon + 170, scale: dice.between(1.5, 1.9), flip },
          dice.pick(inks),
        )
      : kayak(
          stage,
          { x: at(dice.between(260, 380)), y: horizon + 150, scale: 1.6, flip },
          dice.pick(inks),
        )) +
    kayak(
      stage,
      {
        x: at(dice.between(600, 740)),
        y: dice.between(640, 680),
        scale: dice.between(4, 4.8),
        flip,
      },
      dice.pick(inks),
    ) +
    (dice.chance(0.4) ? heron(stage, { x: at(1080), y: 690, scale: 1.7, flip: !flip }) : "") +
    reeds(stage, at(90), 812, 150, 230) +
    reeds(stage, at(1150), 812, 110, 150)
  );
}
