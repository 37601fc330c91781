import { expect, test } from "vitest";
import {
  type CoastBin,
  formatCoastFile,
  parseCoastFile,
} from "#src/design/map/coast/coast-file.ts";

const BINS: CoastBin[] = [
  {
    west: -77,
    south: 38,
    size: 1,
    steps: 100,
    land: [
      [
        [
          [0, 0],
          [100, 0],
          [100, 100],
        ],
        [
          [60, 10],
          [50, 20],
          [70, 20],
        ],
      ],
      [
        [
          [1, 90],
          [2, 90],
          [2, 91],
        ],
      ],
    ],
  },
  { west: -76, south: 38, size: 1, steps: 100, land: [] },
];

test("a file is the same after it was written and read", () => {
  expect(parseCoastFile(formatCoastFile(BINS))).toEqual(BINS);
});

test("something else under the address is refused", () => {
  expect(() => parseCoastFile("<!doctype html>")).toThrow("not a coastline file");
});
