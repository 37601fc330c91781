import type { Position } from "#src/design/map/map-props.ts";
import { type Box, BoxIndex, grow } from "#src/design/map/names/boxes.ts";
import { isWater, NAME_KINDS } from "#src/design/map/names/chart-name.ts";
import { type Point, worldPoint } from "#src/design/map/names/mercator.ts";
import type { Measure, Size } from "#src/design/map/names/name-face.ts";
import type { ShownName } from "#src/design/map/names/names-file.ts";

/** Something of the page on the chart: pixels around its place. */
export interface Mark extends Position {
  box: Box;
}

export interface PlacedName {
  name: ShownName;
  size: Size;
  /** Pixels from its place to the middle of its text. */
  offset: Point;
}

/** Pixels that are kept free around a name. */
const ROOM = { x: 8, y: 5 };
/** The same name twice is for two waters, or for one that goes on beyond the view. */
const REPEATED_PIXELS = 520;
/** Names are chosen anew four times on the way from one zoom to the next. */
const STEPS = 4;

export const stepOf = (zoom: number): number => Math.floor(zoom * STEPS) / STEPS;

/**
 * What a chart of this zoom shows: a name that is shown from farther away comes first, marks come
 * before all names. It does not ask what is in view, so that nothing changes while a person pans.
 */
export function placeNames(
  names: readonly ShownName[],
  marks: readonly Mark[],
  zoom: number,
  measure: Measure,
): PlacedName[] {
  const taken = new BoxIndex();
  for (const mark of marks) taken.add(boxAt(worldPoint(mark, zoom), mark.box));
  const placed: PlacedName[] = [];
  const spots = new Map<string, Point[]>();
  const candidates = names.filter((name) => name.zoom <= zoom).sort(byRank);
  for (const name of candidates) {
    const at = worldPoint(name, zoom);
    const same = spots.get(name.name) ?? [];
    if (same.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < REPEATED_PIXELS)) continue;
    const size = measure(name);
    const offset = offsetsOf(name, size).find((tried) =>
      taken.isFree(grow(boxAt(at, boxOf(size, tried)), ROOM.x, ROOM.y)),
    );
    if (!offset) continue;
    taken.add(boxAt(at, boxOf(size, offset)));
    spots.set(name.name, [...same, at]);
    placed.push({ name, size, offset });
  }
  return placed;
}

/** Between two steps of the zoom: of names that have come to lie on each other or on marks, the first stays. */
export function keepApart(
  placed: readonly PlacedName[],
  marks: readonly Mark[],
  zoom: number,
): PlacedName[] {
  const taken = new BoxIndex();
  for (const mark of marks) taken.add(boxAt(worldPoint(mark, zoom), mark.box));
  return placed.filter(({ name, size, offset }) => {
    const box = boxAt(worldPoint(name, zoom), boxOf(size, offset));
    const isFree = taken.isFree(box);
    if (isFree) taken.add(box);
    return isFree;
  });
}

const KIND_ORDER = new Map(NAME_KINDS.map((kind, order) => [kind, order]));

function byRank(a: ShownName, b: ShownName): number {
  return (
    a.zoom - b.zoom ||
    (KIND_ORDER.get(a.kind) ?? 0) - (KIND_ORDER.get(b.kind) ?? 0) ||
    a.name.localeCompare(b.name) ||
    a.latitude - b.latitude ||
    a.longitude - b.longitude
  );
}

/**
 * On its place, else a line higher or lower; a wide water has room to the sides as well, and a town stands
 * beside the mark that counts the places in it.
 */
function offsetsOf({ kind }: ShownName, { width, height }: Size): Point[] {
  const line = isWater(kind) ? height * 0.8 : height;
  const near = [
    { x: 0, y: 0 },
    { x: 0, y: -line },
    { x: 0, y: line },
  ];
  if (kind === "town") return [...near, ...aroundMark({ width, height })];
  if (kind !== "sea" && kind !== "cape") return near;
  const aside = width / 2 + 6;
  return [...near, { x: aside, y: 0 }, { x: -aside, y: 0 }];
}

/** Pixels from the middle of a cluster, with the room around a name. */
const BESIDE_MARK = 34;

function aroundMark({ width, height }: Size): Point[] {
  const [x, y] = [BESIDE_MARK + width / 2, BESIDE_MARK + height / 2];
  return [
    { x: 0, y },
    { x: 0, y: -y },
    { x, y: 0 },
    { x: -x, y: 0 },
  ];
}

export const boxOf = ({ width, height }: Size, { x, y }: Point): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const boxAt = ({ x, y }: Point, box: Box): Box => ({
  left: x + box.left,
  right: x + box.right,
  top: y + box.top,
  bottom: y + box.bottom,
});
