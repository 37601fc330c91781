import { expect, test } from "vitest";
import {
  feetScale,
  metresPerPixel,
  nauticalScale,
  roundLength,
} from "#src/design/map/scale-lengths.ts";

test.each([
  [0.07, 0.05],
  [0.2, 0.2],
  [1.99, 1],
  [4.9, 2],
  [99, 50],
  [1000, 1000],
])("the longest round length within %s is %s", (most, length) => {
  expect(roundLength(most)).toBeCloseTo(length, 10);
});

test("a bar is as long on the map as it says", () => {
  const perPixel = metresPerPixel(38.97, 13);
  expect(perPixel).toBeCloseTo(7.43, 2);
  const miles = nauticalScale(perPixel, 120);
  expect(miles.length).toBeCloseTo(0.2);
  expect(miles.pixels * perPixel).toBeCloseTo(0.2 * 1852);
  const feet = feetScale(perPixel, 120);
  expect(feet.length).toBe(2000);
  expect(feet.pixels * perPixel).toBeCloseTo(609.6);
});
