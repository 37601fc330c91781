import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { filesOfNames } from "#src/design/map/names/names-cells.ts";
import {
  formatNamesFile,
  parseNamesFile,
  type ShownName,
} from "#src/design/map/names/names-file.ts";
import namesIndex from "#src/design/map/names/names-index.json" with { type: "json" };
import { readNames } from "#src/design/names-build/names-table.server.ts";

const NAMES: ShownName[] = [
  { kind: "river", name: "Severn River", latitude: 38.985, longitude: -76.475, zoom: 10.25 },
  { kind: "sea", name: "Gulf of Mexico", latitude: 26, longitude: -89.5, zoom: 2.5 },
];
const read = (file: string) => readFileSync(`public/names/${file}.txt`, "utf8");
const files = Object.entries(namesIndex).flatMap(([layer, cells]) =>
  cells.split(" ").map((cell) => `${layer}/${cell}`),
);

test("a file is the same after it was written and read", () => {
  expect(parseNamesFile(formatNamesFile(NAMES))).toEqual(NAMES);
});

test("something else under the address is refused", () => {
  expect(() => parseNamesFile("<!doctype html>")).toThrow("not a file of names");
});

test("the files hold every name of the tables", () => {
  const held = files.flatMap((file) => parseNamesFile(read(file)));
  const key = ({ name, latitude, longitude }: ShownName) =>
    `${name} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`;
  expect(held.map(key).sort()).toEqual(readNames().map(key).sort());
});

const sizeOf = (file: string) => brotliCompressSync(read(file)).length;
const around = (latitude: number, longitude: number, degrees: number) => ({
  ...{ west: longitude - degrees, east: longitude + degrees },
  ...{ south: latitude - degrees, north: latitude + degrees },
});

test.each([
  ["the whole coast", { west: -98, south: 24, east: -66, north: 45 }, 4],
  ["the bay", around(38.5, -76.3, 1.5), 8],
  ["Annapolis", around(38.97, -76.48, 0.1), 12],
  ["New York", around(40.7, -74, 0.1), 12],
  ["Boothbay", around(43.85, -69.63, 0.1), 12],
])("what a view of %s needs comes within half a second of a slow signal", (_where, view, zoom) => {
  const needed = filesOfNames(view, zoom);
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(25_000);
});

test("each file is a few kilobytes", () => {
  expect(files.filter((file) => sizeOf(file) > 8_000)).toEqual([]);
});
