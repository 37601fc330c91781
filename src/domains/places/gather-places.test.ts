import { expect, test } from "vitest";
import { gatherPlaces } from "./gather-places.ts";

const exact = (id: number, latitude: number, longitude: number) => ({
  ...{ id, label: `Report ${id}`, latitude, longitude, isBlurred: false },
});
const rough = (id: number) => ({ ...exact(id, 38.9, -76.5), isBlurred: true });

const CREEK = [exact(1, 38.97, -76.48), exact(2, 38.975, -76.485), exact(3, 38.97, -76.48)];
const FAR = exact(4, 25.76, -80.13);

test("places that lie upon each other from afar are one group, and a lone one keeps its pin", () => {
  const { points, clusters } = gatherPlaces([...CREEK, FAR], 4);
  expect(points.map(({ id }) => id)).toEqual([4]);
  expect(clusters).toEqual([
    {
      latitude: expect.closeTo(38.9717, 3),
      longitude: expect.closeTo(-76.4817, 3),
      count: 3,
    },
  ]);
});

test("coming nearer parts them, and each has its pin in the end, also two of one place", () => {
  expect(gatherPlaces(CREEK, 13)).toMatchObject({ points: [{ id: 2 }], clusters: [{ count: 2 }] });
  expect(gatherPlaces(CREEK, 14)).toMatchObject({
    points: [{ id: 1 }, { id: 2 }, { id: 3 }],
    clusters: [],
  });
});

test("at every scale none is lost or counted twice", () => {
  const places = Array.from({ length: 300 }, (_, id) =>
    exact(id, 25 + ((id * 37) % 200) / 10, -81 + ((id * 17) % 140) / 10),
  );
  for (let zoom = 0; zoom < 18; zoom += 1) {
    const { points, clusters } = gatherPlaces(places, zoom);
    const grouped = clusters.reduce((sum, { count }) => sum + count, 0);
    expect(points.length + grouped).toBe(300);
  }
});

test("what is shown roughly is a square at every scale: neither a pin nor part of a group", () => {
  for (const zoom of [null, 0, 4, 9, 14, 20]) {
    const without = gatherPlaces(CREEK, zoom);
    const { squares, ...others } = gatherPlaces([...CREEK, rough(5), rough(6)], zoom);
    expect(others).toEqual({ points: without.points, clusters: without.clusters });
    expect(squares).toEqual([
      {
        ...{ west: expect.closeTo(-76.6), south: expect.closeTo(38.8) },
        ...{ east: expect.closeTo(-76.4), north: expect.closeTo(39) },
      },
    ]);
  }
});
