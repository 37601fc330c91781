import { readFileSync } from "node:fs";
import type { Feature, Position } from "geojson";
import { describe, expect, test } from "vitest";
import { parseCoastFile } from "#src/design/map/coast/coast-file.ts";
import { coverView, drawFile } from "#src/design/map/coast/cover-view.ts";

const FILES = new Map(
  ["world", "region/-80_30", "region/-90_20", "detail/-78_38", "detail/-82_24"].map((file) => {
    const text = readFileSync(`public/coast/${file}.txt`, "utf8");
    return [file, drawFile(file, parseCoastFile(text))] as const;
  }),
);

function isInRing(x: number, y: number, ring: Position[]): boolean {
  let inside = false;
  ring.forEach(([x1 = 0, y1 = 0], order) => {
    const [x2 = 0, y2 = 0] = ring[(order + 1) % ring.length] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

function timesOnLand(features: readonly Feature[], longitude: number, latitude: number): number {
  const polygons = features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates : [],
  );
  return polygons.filter(([outer = [], ...holes]) => {
    const isIn = (ring: Position[]) => isInRing(longitude, latitude, ring);
    return isIn(outer) && !holes.some(isIn);
  }).length;
}

describe.each([3, 7.5, 12])("at zoom %s", (zoom) => {
  test.each([
    ["the bay", -76.4, 38.5, 0],
    ["the ocean", -73.5, 36.2, 0],
    ["Okeechobee, a lake", -80.85, 26.95, 0],
    ["inland Virginia", -78.5, 37.5, 1],
    ["inland Florida", -81.3, 27.6, 1],
    ["Spain", -4, 40, 1],
  ])("%s is drawn once if it is land, else not at all", (_place, longitude, latitude, times) => {
    const view = {
      west: longitude - 3,
      south: latitude - 3,
      east: longitude + 3,
      north: latitude + 3,
    };
    expect(timesOnLand(coverView(view, zoom, FILES).coast, longitude, latitude)).toBe(times);
  });
});

test("near by, the creeks of Annapolis are water and Key West is land", () => {
  const view = { west: -76.6, south: 38.9, east: -76.4, north: 39.1 };
  const { coast } = coverView(view, 13, FILES);
  expect(timesOnLand(coast, -76.4825, 38.9768)).toBe(0);
  expect(timesOnLand(coast, -76.5, 38.975)).toBe(1);
  const keys = coverView({ west: -81.9, south: 24.5, east: -81.6, north: 24.7 }, 13, FILES);
  expect(timesOnLand(keys.coast, -81.79, 24.555)).toBe(1);
  expect(timesOnLand(keys.coast, -81.85, 24.52)).toBe(0);
});
