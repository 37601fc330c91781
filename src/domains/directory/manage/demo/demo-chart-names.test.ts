import { expect, test } from "vitest";
import { isWater } from "#src/design/map/names/chart-name.ts";
import { readNames } from "#src/design/names-build/names-table.server.ts";
import { composeListings } from "./compose-listings.ts";

const names = readNames();
const towns = new Map(
  composeListings(new Date("2026-07-04T16:00:00Z")).map((listing) => [listing.city, listing]),
);

/** About what a tablet shows of a place at zoom 12. */
const HALF = { latitude: 0.08, longitude: 0.13 };

function namesAround({ latitude, longitude }: { latitude: number; longitude: number }) {
  return names.filter(
    (name) =>
      name.zoom <= 12 &&
      Math.abs(name.latitude - latitude) < HALF.latitude &&
      Math.abs(name.longitude - longitude) < HALF.longitude,
  );
}

test("around every demo town a chart of zoom 12 has several names, of water and of land", () => {
  expect(towns.size).toBeGreaterThan(50);
  const bare = [...towns.values()].filter((town) => {
    const found = namesAround(town);
    const waters = found.filter(({ kind }) => isWater(kind)).length;
    return found.length < 4 || waters === 0 || waters === found.length;
  });
  expect(bare.map(({ city }) => city)).toEqual([]);
});
