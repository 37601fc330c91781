import { describe, expect, test } from "vitest";
import { graticuleOf, latitudeLabel, longitudeLabel } from "#src/design/map/graticule.ts";

const BAY = {
  bounds: { west: -77, south: 38, east: -76, north: 39 },
  width: 600,
  height: 770,
};

describe("the lines of a view", () => {
  test("stand at round angles, far enough from each other to read", () => {
    const { meridians, parallels } = graticuleOf(BAY);
    expect(meridians.map(({ label }) => label)).toEqual(["77°00′W", "76°30′W", "76°00′W"]);
    expect(meridians.map(({ at }) => Math.round(at))).toEqual([0, 300, 600]);
    expect(parallels.map(({ label }) => label)).toEqual(["38°00′N", "38°30′N", "39°00′N"]);
  });

  test("are spread as Mercator spreads them", () => {
    const [south, middle, north] = graticuleOf(BAY).parallels.map(({ at }) => at);
    expect(south).toBeCloseTo(770);
    expect(north).toBeCloseTo(0);
    expect(middle).toBeGreaterThan(385);
    expect(middle).toBeLessThan(390);
  });

  test("have a border of true minutes, every second piece dark", () => {
    const { barsAcross } = graticuleOf(BAY);
    expect(barsAcross).toHaveLength(6);
    expect(barsAcross[0]?.to).toBeCloseTo(50);
    const shifted = { ...BAY, bounds: { ...BAY.bounds, west: -77.05, east: -76.05 } };
    expect(graticuleOf(shifted).barsAcross[0]?.from).toBeCloseTo(30);
  });
});

test("labels are read as on a chart", () => {
  expect(latitudeLabel(-90, 30)).toBe("1°30′S");
  expect(latitudeLabel(38 * 60 + 5, 1)).toBe("38°05′N");
  expect(longitudeLabel(-76 * 60 - 29.5, 0.5)).toBe("76°29.5′W");
  expect(longitudeLabel(300, 300)).toBe("5°E");
  expect(longitudeLabel(190 * 60, 300)).toBe("170°W");
});
