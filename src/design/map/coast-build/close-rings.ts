import type { GridPolygon } from "#src/design/map/coast/coast-file.ts";
import type { GridPoint } from "#src/design/map/coast/ring-code.ts";

export type Line = readonly GridPoint[];

/**
 * Land polygons of one square bin from the shorelines in it. Every line has the land on its left.
 * An open line begins and ends on the edge of the bin; from its end the land goes on along the
 * edge, counter-clockwise, to the next line that begins there.
 */
export function closeRings(
  lines: readonly Line[],
  steps: number,
  isInland: boolean,
): GridPolygon[] {
  const open = lines.filter((line) => !isClosed(line));
  const rings: Line[] = lines.filter(isClosed).map((line) => line.slice(0, -1));
  rings.push(...walkEdges(open, steps));
  const outer = rings.filter((ring) => areaOf(ring) > 0);
  const holes = rings.filter((ring) => areaOf(ring) < 0);
  if (open.length === 0 && isInland) outer.push(cornersOf(steps));
  return nest(outer, holes);
}

function isClosed(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

const cornersOf = (steps: number): GridPoint[] => [
  [0, 0],
  [steps, 0],
  [steps, steps],
  [0, steps],
];

/** Where a point of the edge lies on the way around the bin, counter-clockwise from south-west. */
export function edgePosition([x, y]: GridPoint, steps: number): number {
  if (y === 0) return x;
  if (x === steps) return steps + y;
  if (y === steps) return 3 * steps - x;
  if (x === 0) return 4 * steps - y;
  throw new Error(`a shoreline ends at ${x},${y}, inside its bin`);
}

interface Ends {
  line: Line;
  start: number;
  end: number;
}

function walkEdges(open: readonly Line[], steps: number): Line[] {
  const around = 4 * steps;
  const ends = open.map(
    (line): Ends => ({
      line,
      start: edgePosition(line[0] ?? [0, 0], steps),
      end: edgePosition(line.at(-1) ?? [0, 0], steps),
    }),
  );
  const waiting = new Set(ends);
  const rings: Line[] = [];
  for (const first of ends) {
    const ring: GridPoint[] = [];
    let here: Ends | undefined = first;
    while (here && waiting.delete(here)) {
      const { line, end }: Ends = here;
      const ahead = (position: number) => (position - end + around) % around;
      const next: Ends = [first, ...waiting].reduce((a, b) =>
        ahead(b.start) < ahead(a.start) ? b : a,
      );
      ring.push(...line, ...cornersBetween(end, ahead(next.start), steps));
      here = next;
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

function cornersBetween(from: number, distance: number, steps: number): GridPoint[] {
  const around = 4 * steps;
  return cornersOf(steps)
    .map((corner, order) => ({ corner, ahead: (order * steps - from + around) % around }))
    .filter(({ ahead }) => ahead > 0 && ahead < distance)
    .sort((a, b) => a.ahead - b.ahead)
    .map(({ corner }) => corner);
}

/** Twice the area; positive when counter-clockwise. */
export function areaOf(ring: Line): number {
  return ring.reduce((sum, [x, y], order) => {
    const [nextX, nextY] = ring[(order + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function nest(outer: readonly Line[], holes: readonly Line[]): GridPolygon[] {
  const polygons = outer
    .map((ring) => ({ area: areaOf(ring), rings: [ring] }))
    .sort((a, b) => a.area - b.area);
  for (const hole of holes) {
    const around = polygons.find(
      ({ area, rings }) => area > -areaOf(hole) && contains(rings[0] ?? [], hole),
    );
    around?.rings.push(hole);
  }
  return polygons.map(({ rings }) => rings);
}

/** By the middle of a side, since corners may lie on the other ring. */
function contains(ring: Line, inner: Line): boolean {
  const [a, b] = [inner[0] ?? [0, 0], inner[1] ?? [0, 0]];
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return ring.reduce((inside, [x1, y1], order) => {
    const [x2, y2] = ring[(order + 1) % ring.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}
