import type { Feature, Position } from "geojson";
import type { CoastBin } from "#src/design/map/coast/coast-file.ts";
import type { GridPoint } from "#src/design/map/coast/ring-code.ts";

export interface CoastFeatures {
  /** Land as polygons, and its shore as lines that leave out the edges of the bin. */
  coast: readonly Feature[];
  /** The shore for wide lines: islands as rings, which have no ends to show, with their `span`. */
  shoal: readonly Feature[];
}

export function featuresOf(bin: CoastBin): CoastFeatures {
  const place = placer(bin);
  const land = bin.land.map((rings) =>
    rings.map((ring) => [...ring, ...ring.slice(0, 1)].map(place)),
  );
  const shores = bin.land.flat().flatMap((ring) => shoreOf(ring, bin.steps));
  const lines = shores.map((line) => line.map(place));
  const isRing = (_: unknown, order: number) => shores[order]?.[0] === shores[order]?.at(-1);
  const open = lines.filter((line, order) => !isRing(line, order));
  const islands = lines
    .filter(isRing)
    .map((ring) => feature({ type: "Polygon", coordinates: [ring] }, { span: spanOf(ring) }));
  return {
    coast: [
      feature({ type: "MultiPolygon", coordinates: land }),
      feature({ type: "MultiLineString", coordinates: lines }),
    ],
    shoal: [
      ...islands,
      feature({ type: "MultiLineString", coordinates: open }, { span: bin.size }),
    ],
  };
}

function feature(geometry: Feature["geometry"], properties: Feature["properties"] = {}): Feature {
  return { type: "Feature", properties, geometry };
}

/** Degrees along the longer side of the box around a ring. */
function spanOf(ring: readonly Position[]): number {
  const along = (axis: 0 | 1) => {
    const values = ring.map((position) => position[axis] ?? 0);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  };
  return Math.max(along(0), along(1));
}

function placer({ west, south, size, steps }: CoastBin) {
  const degrees = size / steps;
  return ([x, y]: GridPoint): Position => [west + x * degrees, south + y * degrees];
}

/** The sides of a ring that do not run along the edge of the bin, joined where they meet. */
export function shoreOf(ring: readonly GridPoint[], steps: number): GridPoint[][] {
  const lines: GridPoint[][] = [];
  let line: GridPoint[] = [];
  ring.forEach((point, order) => {
    const next = ring[(order + 1) % ring.length] ?? point;
    if (isAlongEdge(point, next, steps)) {
      if (line.length > 1) lines.push(line);
      line = [];
    } else {
      if (line.length === 0) line.push(point);
      line.push(next);
    }
  });
  const [first] = lines;
  const goesOn = line.length > 1 && first?.[0] === ring[0];
  if (first && goesOn) first.unshift(...line.slice(0, -1));
  else if (line.length > 1) lines.push(line);
  return lines;
}

function isAlongEdge(a: GridPoint, b: GridPoint, steps: number): boolean {
  return [0, 1].some((axis) => {
    const value = a[axis];
    return value === b[axis] && (value === 0 || value === steps);
  });
}
