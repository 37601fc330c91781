import { expect, test } from "vitest";
import { mergeNear } from "./map-rules.ts";

const group = (id: number, count: number, latitude: number, longitude: number) => ({
  id,
  name: `Place ${id}`,
  count,
  latitude,
  longitude,
});

const DEGREE = Math.PI / 180;

test("marks that would lie on each other become one at their common middle, and none is lost", () => {
  const merged = mergeNear(
    [group(1, 3, 38.9, -76.5), group(2, 1, 38.95, -76.5), group(3, 4, 24.5, -81.8)],
    DEGREE,
  );
  expect(merged.map(({ count }) => count)).toEqual([4, 4]);
  expect(merged[1]).toMatchObject({ id: 1, latitude: expect.closeTo(38.9125, 6) });
  expect(merged[0]).toEqual(group(3, 4, 24.5, -81.8));
});

test("marks farther apart than that stay apart", () => {
  const apart = [group(1, 2, 38.9, -76.5), group(2, 2, 38.9, -75.7)];
  expect(mergeNear(apart, DEGREE)).toEqual(apart);
});
