import { describe, expect, test } from "vitest";
import { overlap } from "#src/design/map/names/boxes.ts";
import { worldPoint } from "#src/design/map/names/mercator.ts";
import type { Measure } from "#src/design/map/names/name-face.ts";
import type { ShownName } from "#src/design/map/names/names-file.ts";
import {
  boxAt,
  boxOf,
  keepApart,
  type Mark,
  type PlacedName,
  placeNames,
} from "#src/design/map/names/place-names.ts";

const measure: Measure = ({ name }) => ({ width: name.length * 7, height: 16 });
const town = (name: string, latitude: number, longitude: number, zoom = 10): ShownName => ({
  ...{ kind: "town", name, latitude, longitude, zoom },
});
const PIN = { left: -17, right: 17, top: -44, bottom: 2 };
const textsOf = (placed: readonly PlacedName[]) => placed.map(({ name }) => name.name);
const boxesOf = (placed: readonly PlacedName[], zoom: number) =>
  placed.map(({ name, size, offset }) => boxAt(worldPoint(name, zoom), boxOf(size, offset)));

function anyOverlap(placed: readonly PlacedName[], marks: readonly Mark[], zoom: number): boolean {
  const boxes = boxesOf(placed, zoom);
  const pins = marks.map((mark) => boxAt(worldPoint(mark, zoom), mark.box));
  return boxes.some(
    (box, order) =>
      boxes.slice(order + 1).some((other) => overlap(box, other)) ||
      pins.some((pin) => overlap(box, pin)),
  );
}

/** The same numbers each time: a crowd of names around Annapolis. */
function crowd(count: number): ShownName[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const kinds = ["bay", "river", "inlet", "cape", "island", "town"] as const;
  return Array.from({ length: count }, (_, order) => ({
    kind: kinds[order % kinds.length] ?? "town",
    name: `Name ${order}${"x".repeat(order % 9)}`,
    latitude: 38.9 + random() * 0.15,
    longitude: -76.6 + random() * 0.2,
    zoom: 8 + Math.floor(random() * 20) / 4,
  }));
}

describe("names on a chart", () => {
  const names = crowd(400);
  const marks = crowd(25).map(({ latitude, longitude }) => ({ latitude, longitude, box: PIN }));

  test.each([9, 10.5, 11, 12.25, 13, 15])("none lies on another or on a pin at zoom %s", (zoom) => {
    const placed = placeNames(names, marks, zoom, measure);
    expect(placed.length).toBeGreaterThan(0);
    expect(anyOverlap(placed, marks, zoom)).toBe(false);
  });

  test.each([10.1, 10.2, 12.49])("nor between two steps of the zoom, at %s", (zoom) => {
    const placed = placeNames(names, marks, Math.floor(zoom * 4) / 4, measure);
    expect(anyOverlap(keepApart(placed, marks, zoom), marks, zoom)).toBe(false);
  });

  test("what comes first does not depend on the order in which names came", () => {
    const there = placeNames(names, marks, 12, measure);
    const back = placeNames([...names].reverse(), [...marks].reverse(), 12, measure);
    expect(textsOf(back)).toEqual(textsOf(there));
  });

  test("what is shown from farther away wins over its neighbour", () => {
    const both = [town("Eastport", 38.97, -76.48, 12), town("Annapolis", 38.97, -76.48, 8)];
    const placed = placeNames(both, [], 12, measure);
    expect(textsOf(placed)[0]).toBe("Annapolis");
    expect(placed[0]?.offset).toEqual({ x: 0, y: 0 });
  });

  test("a name makes room for a pin by a line, or gives way", () => {
    const [name] = [town("Oxford", 38.69, -76.17)];
    if (!name) throw new Error("no name");
    const below = placeNames([name], [{ ...name, box: PIN }], 12, measure);
    expect(below[0]?.offset.y).toBeGreaterThan(0);
    const everywhere = { left: -90, right: 90, top: -90, bottom: 90 };
    expect(placeNames([name], [{ ...name, box: everywhere }], 12, measure)).toEqual([]);
  });

  test("a town stands beside the cluster that counts the places in it", () => {
    const cluster = { left: -26, right: 26, top: -26, bottom: 26 };
    const mark = { latitude: 38.98, longitude: -76.49, box: cluster };
    const placed = placeNames([town("Annapolis", 38.98, -76.49)], [mark], 11, measure);
    expect(textsOf(placed)).toEqual(["Annapolis"]);
    expect(anyOverlap(placed, [mark], 11)).toBe(false);
  });

  test("a name is shown from its zoom on", () => {
    const names = [town("Oxford", 38.69, -76.17, 10.5)];
    expect(placeNames(names, [], 10.25, measure)).toEqual([]);
    expect(textsOf(placeNames(names, [], 10.5, measure))).toEqual(["Oxford"]);
  });

  test("a long water is named again only where the first name is out of sight", () => {
    const bay = (latitude: number): ShownName => ({
      ...town("The Bay", latitude, -76.4),
      kind: "bay",
    });
    expect(placeNames([bay(38.5), bay(38.6)], [], 10, measure)).toHaveLength(1);
    expect(placeNames([bay(38.5), bay(39.5)], [], 10, measure)).toHaveLength(2);
  });
});
