import { clouds, gulls } from "../kit/clouds.ts";
import { hills } from "../kit/hills.ts";
import { house } from "../kit/house.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { fill, hatch, line, polygon, stroke } from "../kit/mark.ts";
import { sailboat, sailboatLook } from "../kit/sailboat.ts";
import { depthsMarked, glitter, sea } from "../kit/sea.ts";
import type { Stage } from "../kit/sheet.ts";
import { rocks } from "../kit/shore.ts";
import { sky, stars, sun } from "../kit/sky.ts";
import { pine } from "../kit/trees.ts";

const LAMP = [1216, 214] as const;

function beam({ light }: Stage): string {
  const [x, y] = LAMP;
  return (
    fill(
      polygon([
        [x, y],
        [-40, 60],
        [-40, 330],
      ]),
      light.lit,
      0.16,
    ) +
    fill(
      polygon([
        [x, y],
        [-40, 130],
        [-40, 258],
      ]),
      light.lit,
      0.16,
    ) +
    fill(
      polygon([
        [x, y],
        [1660, 150],
        [1660, 250],
      ]),
      light.lit,
      0.2,
    ) +
    line(
      stroke([-40, 60], [x, y], [-40, 330]) + stroke([1660, 150], [x, y], [1660, 250]),
      light.lit,
      1,
      0.4,
    )
  );
}

/** The head of land under the tower, its slope marked like a cliff on a chart. */
function headland({ light }: Stage): string {
  const body =
    "M860 690Q930 640 985 628Q1010 590 1080 586Q1140 560 1240 566Q1360 556 1440 590Q1530 600 1640 580L1640 740Q1300 760 860 690Z";
  const slope =
    "M1120 640L1110 700M1160 628L1154 706M1204 630L1200 712M1250 620L1250 716M1300 626L1304 716M1350 620L1358 714M1400 630L1412 712M1450 632L1466 710M1500 630L1520 706M1550 624L1572 704M1070 640L1056 694M1020 650L1004 690M970 656L954 690";
  return (
    fill(body, light.hills[2]) +
    hatch("M860 690Q930 660 1010 655Q1240 620 1640 640L1640 740Q1300 760 860 690Z", 0.6) +
    line(slope, light.seaLine, 1.2, 0.4) +
    line(body, light.ink, 1.8) +
    line("M900 668Q1000 640 1090 612Q1240 590 1640 606", light.seaLine, 1, 0.35)
  );
}

export function lighthouseDusk(stage: Stage): string {
  const { light } = stage;
  const horizon = 560;
  const moon = { x: 720, y: 190, radius: 44 };
  return (
    sky(stage, horizon) +
    stars(stage, horizon) +
    sun(stage, moon) +
    clouds(stage, horizon) +
    hills(stage, horizon, 0.8) +
    sea(stage, horizon, 1.3) +
    glitter(stage, moon, horizon) +
    depthsMarked(stage, 680, 5) +
    beam(stage) +
    sailboat(stage, { x: 742, y: 612, scale: 1.2 }, sailboatLook(stage, "working")) +
    gulls(stage, 1020, 330, 80) +
    headland(stage) +
    house(stage, {
      x: 1268,
      y: 576,
      front: 92,
      side: 138,
      tall: 62,
      rise: 48,
      roof: light.roofs[0],
      entrance: true,
    }) +
    pine(stage, 1530, 596, 120) +
    pine(stage, 1578, 590, 150) +
    lighthouse(stage, { x: 1216, y: 580, scale: 4.3 }, light.roofs[1] ?? light.accent) +
    rocks(stage, 880, 1620, 728, 44) +
    line(
      "M850 742Q1000 764 1180 752T1600 760M900 760Q1080 784 1300 770T1620 780",
      light.foam,
      2,
      0.7,
    )
  );
}
