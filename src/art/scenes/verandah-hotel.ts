import { backdrop } from "../kit/backdrop.ts";
import { deck } from "../kit/dock.ts";
import { flagstaff, parasol } from "../kit/festive.ts";
import { grandHouse } from "../kit/grand-house.ts";
import { fill, fix, line } from "../kit/mark.ts";
import { skiff } from "../kit/motorboat.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";
import { spit } from "../kit/shore.ts";
import { treeOf } from "../kit/trees.ts";

function lawn({ light }: Stage, ground: number): string {
  const brow = `M-20 ${fix(ground - 10)}Q600 ${fix(ground - 30)} 1220 ${fix(ground - 6)}`;
  const foot = fix(ground + 70);
  return (
    fill(`${brow}V${foot}Q600 ${fix(ground + 44)} -20 ${foot}z`, light.leaf) +
    line(brow, light.ink, 1.4, 0.7)
  );
}

/** The side the house leaves free: flag, parasols, the beach and a dock. */
function waterside(stage: Stage, ground: number, mirror: boolean): string {
  const { light, dice } = stage;
  const free = mirror ? 150 : 1050;
  const inward = mirror ? 1 : -1;
  const dock = mirror ? 60 : 620;
  const cloth = dice.pick([light.accent, light.seaLine]);
  const shade = (out: number, ink: string) =>
    parasol(stage, { x: free + inward * out, y: ground + 58, scale: 0.9 }, ink);
  return (
    spit(stage, -80, 1290, ground + 56, 26, light.sand) +
    flagstaff(stage, free, ground + 56, 230, light.accent) +
    shade(100, cloth) +
    shade(205, light.seaLine) +
    deck(stage, { from: dock, to: dock + 520, y: ground + 112, water: ground + 152, thick: 12 }) +
    skiff(stage, {
      x: dock + 260,
      y: Math.min(764, ground + 212),
      scale: dice.between(2, 2.4),
      flip: dice.chance(0.5),
    })
  );
}

/** A house of many rooms on the shore, lawn down to its own dock. */
export function verandahHotel(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(390, 430);
  const bays = dice.whole(6, 9);
  const width = bays * dice.between(60, 68);
  const mirror = dice.chance(0.5);
  const x = mirror ? 1110 - width : 90;
  const ground = horizon + 112;
  const tree = treeOf(stage);
  const house = {
    floors: dice.whole(2, 3),
    floor: dice.between(74, 84),
    roof: dice.pick(light.roofs),
    wall: dice.pick([light.wall, light.sand, light.sky[3]]),
    dormers: dice.pick([0, 3, 4, 5]),
    porch: dice.chance(0.7),
    cupola: dice.chance(0.55),
  };
  const boat = {
    x: mirror ? 880 : 320,
    y: ground + 168,
    scale: dice.between(1.6, 2),
    flip: mirror,
  };
  return (
    backdrop(stage, { horizon, depths: 2 }) +
    lawn(stage, ground) +
    tree(stage, x - 30, ground + 6, dice.between(210, 280)) +
    tree(stage, x + width + 50, ground + 6, dice.between(190, 250)) +
    grandHouse(stage, { ...house, x, y: ground + 10, width, bays }) +
    waterside(stage, ground, mirror) +
    sailboat(stage, boat, sailboatLook(stage, "furled"))
  );
}
