import { expect, test } from "vitest";
import { niceTop } from "./nice-top.ts";

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 10],
  [10, 20],
  [45, 60],
  [999, 1000],
  [4520, 6000],
])("an axis for %i ends at %i", (largest, top) => {
  expect(niceTop(largest)).toBe(top);
});
