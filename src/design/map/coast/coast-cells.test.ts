import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cellsIn, fileAt, filesFor, isWithin, widen } from "#src/design/map/coast/coast-cells.ts";
import coastIndex from "#src/design/map/coast/coast-index.json" with { type: "json" };

const ANNAPOLIS = { west: -76.6, south: 38.9, east: -76.4, north: 39.1 };

describe("the cells of a view", () => {
  test("are named by their south-west corners, below zero too", () => {
    expect(cellsIn(ANNAPOLIS, 2)).toEqual([[-78, 38]]);
    expect(cellsIn({ west: -2.5, south: -0.5, east: 0.5, north: 1 }, 2)).toEqual([
      ...[
        [-4, -2],
        [-2, -2],
        [0, -2],
      ],
      ...[
        [-4, 0],
        [-2, 0],
        [0, 0],
      ],
    ]);
  });

  test("end at the poles and at the antimeridian", () => {
    expect(cellsIn({ west: -200, south: -100, east: 200, north: 100 }, 10)).toHaveLength(36 * 18);
  });
});

describe("the files for a view", () => {
  test("follow the zoom", () => {
    expect([...filesFor(ANNAPOLIS, 4)]).toEqual(["world"]);
    expect([...filesFor(ANNAPOLIS, 7)]).toEqual(["region/-80_30"]);
    expect([...filesFor(ANNAPOLIS, 13)]).toEqual(["detail/-78_38"]);
  });

  test("are coarser where nothing finer is known", () => {
    const lisbon = { west: -9.3, south: 38.6, east: -9, north: 38.8 };
    expect([...filesFor(lisbon, 13)]).toEqual(["world"]);
    expect(fileAt("detail", -9.3, 38.6)).toBeUndefined();
  });

  test("all exist", () => {
    const names = [
      "world",
      ...coastIndex.region.split(" ").map((cell) => `region/${cell}`),
      ...coastIndex.detail.split(" ").map((cell) => `detail/${cell}`),
    ];
    expect(names.filter((name) => !existsSync(`public/coast/${name}.txt`))).toEqual([]);
  });
});

test("a view widened by its own size holds the view and not the reverse", () => {
  const wide = widen(ANNAPOLIS, 1);
  expect(wide.west).toBeCloseTo(-76.8);
  expect(wide.north).toBeCloseTo(39.3);
  expect(isWithin(ANNAPOLIS, wide)).toBe(true);
  expect(isWithin(wide, ANNAPOLIS)).toBe(false);
});
