import { expect, test } from "vitest";
import { fileAt } from "#src/design/map/coast/coast-cells.ts";
import { type ChartName, isWater, NAME_KINDS } from "#src/design/map/names/chart-name.ts";
import { readNames } from "#src/design/names-build/names-table.server.ts";
import { isOnLand } from "#tests/support/embedded-coast.ts";

const names = readNames();
const natural = names.filter(({ kind }) => kind !== "town");
const say = ({ kind, name, latitude, longitude }: ChartName) =>
  `${kind} ${name} ${latitude} ${longitude}`;
const hasShore = ({ latitude, longitude }: ChartName) =>
  fileAt("detail", longitude, latitude) !== undefined;

test("waters lie on the water of the embedded coast, capes, islands and towns on its land", () => {
  const checked = names.filter(hasShore);
  expect(checked.length).toBeGreaterThan(0.95 * names.length);
  expect(checked.filter((name) => isOnLand(name) === isWater(name.kind)).map(say)).toEqual([]);
});

test("each name says what it is, where it was looked up and from which zoom it is shown", () => {
  expect(natural.length).toBeGreaterThan(250);
  const wrong = names.filter(
    ({ kind, name, zoom, source }) =>
      !NAME_KINDS.includes(kind) ||
      !/^(?:\p{L}|\d)[\p{L}\d .'&/()-]+$/u.test(name) ||
      !(zoom >= 2.5 && zoom <= 14) ||
      !/^(?:GNIS \d+|NOAA \w+|NOAA chart \d{5}|IHO S-23|GeoNames \d{5})$/.test(source),
  );
  expect(wrong.map(say)).toEqual([]);
});
