import { expect, test } from "vitest";
import type { GridPoint } from "#src/design/map/coast/ring-code.ts";
import { areaOf, closeRings, edgePosition } from "#src/design/map/coast-build/close-rings.ts";

const landOf = (lines: GridPoint[][], isInland = false) =>
  closeRings(lines, 10, isInland).map((rings) =>
    rings.reduce((sum, ring) => sum + areaOf(ring) / 2, 0),
  );

test("a shore from edge to edge has its land on the left", () => {
  const northward: GridPoint[] = [
    [4, 0],
    [4, 10],
  ];
  expect(landOf([northward])).toEqual([40]);
  expect(landOf([northward.toReversed()])).toEqual([60]);
});

test("two shores bound a strait or an isthmus", () => {
  const western: GridPoint[] = [
    [3, 0],
    [3, 10],
  ];
  const eastern: GridPoint[] = [
    [8, 10],
    [8, 0],
  ];
  expect(landOf([western, eastern])).toEqual([20, 30]);
  expect(landOf([western.toReversed(), eastern.toReversed()])).toEqual([50]);
});

test("an island lies in the sea, a lake in the land around it", () => {
  const island: GridPoint[] = [
    [2, 2],
    [4, 2],
    [4, 4],
    [2, 4],
    [2, 2],
  ];
  expect(landOf([island])).toEqual([4]);
  expect(landOf([island.toReversed()], true)).toEqual([96]);
  expect(closeRings([island.toReversed()], 10, true)[0]).toHaveLength(2);
});

test("a bin without a shore is all land or all sea", () => {
  expect(landOf([], true)).toEqual([100]);
  expect(landOf([], false)).toEqual([]);
});

test("a shore that ends inside its bin is a fault of the data", () => {
  expect(() => edgePosition([5, 5], 10)).toThrow("inside its bin");
});
