import { expect, test } from "vitest";
import { featuresOf, shoreOf } from "#src/design/map/coast/coast-features.ts";
import type { GridPoint } from "#src/design/map/coast/ring-code.ts";

const CAPE: GridPoint[] = [
  [40, 30],
  [30, 60],
  [0, 60],
  [0, 0],
  [50, 0],
];

test("the shore leaves out the edges of the bin and is one line through the ring's start", () => {
  expect(shoreOf(CAPE, 100)).toEqual([
    [
      [50, 0],
      [40, 30],
      [30, 60],
      [0, 60],
    ],
  ]);
});

test("an island's shore is closed", () => {
  const island: GridPoint[] = [
    [10, 10],
    [20, 10],
    [15, 20],
  ];
  expect(shoreOf(island, 100)).toEqual([[...island, [10, 10]]]);
});

test("land is placed in degrees, islands as rings for the wide lines", () => {
  const island: GridPoint[] = [
    [80, 80],
    [90, 80],
    [90, 90],
  ];
  const bin = { west: -78, south: 38, size: 2, steps: 100, land: [[CAPE], [island]] };
  const { coast, shoal } = featuresOf(bin);
  const ring = [
    [-76.4, 39.6],
    [-76.2, 39.6],
    [-76.2, 39.8],
    [-76.4, 39.6],
  ];
  expect(coast.map(({ geometry }) => geometry.type)).toEqual(["MultiPolygon", "MultiLineString"]);
  expect(shoal[0]?.geometry).toEqual({ type: "Polygon", coordinates: [ring] });
  expect(shoal[0]?.properties?.span).toBeCloseTo(0.2);
  expect(shoal[1]?.geometry).toMatchObject({ coordinates: [[[-77, 38], {}, {}, [-78, 39.2]]] });
});
