import { expect, it } from "vitest";
import { contourPaths } from "./contour-lines.ts";

const LEVELS = [0.2, 0.5, 0.8];

it("draws the same water for the same seed", () => {
  const first = contourPaths("bay", LEVELS);
  contourPaths("sound", LEVELS);
  expect(contourPaths("bay", [...LEVELS])).toEqual(first);
  expect(contourPaths("sound", LEVELS)).not.toEqual(first);
});

it.each(["bay", "sound", "", "Ærøskøbing", "landfall"])("closes every line of %o", (seed) => {
  for (const path of contourPaths(seed, LEVELS)) {
    expect(path.match(/M/g)?.length).toBe(path.match(/Z/g)?.length);
    expect(path).not.toMatch(/NaN|Infinity/);
  }
});

it("stays small", () => {
  const size = contourPaths("landfall", [0.12, 0.22, 0.34, 0.48, 0.66, 0.88]).join("").length;
  expect(size).toBeLessThan(20_000);
});
