import { readFileSync } from "node:fs";
import path from "node:path";
import { DETAIL_CELL, fileAt } from "#src/design/map/coast/coast-cells.ts";
import { parseCoastFile } from "#src/design/map/coast/coast-file.ts";

interface Place {
  latitude: number;
  longitude: number;
}

type Point = readonly [longitude: number, latitude: number];
type Ring = readonly Point[];

const METRES_PER_DEGREE = 111_195;
/** How near the edge of its square a line runs along that edge and is no shore. */
const EDGE = 1e-7;

interface Square {
  west: number;
  south: number;
  size: number;
  /** Outer rings and the water inside them alike: crossing any of them changes sides. */
  rings: Ring[];
}

const files = new Map<string, Square[]>();

function squaresOf(file: string): Square[] {
  const known = files.get(file);
  if (known) return known;
  const text = readFileSync(path.join("public/coast", `${file}.txt`), "utf8");
  const squares = parseCoastFile(text).map(({ west, south, size, steps, land }) => ({
    west,
    south,
    size,
    rings: land.flatMap((polygon) =>
      polygon.map((ring) =>
        ring.map(([x, y]): Point => [west + (x / steps) * size, south + (y / steps) * size]),
      ),
    ),
  }));
  files.set(file, squares);
  return squares;
}

/** The squares of the finest layer in the cell of a place and in those around it. */
function squaresAround({ latitude, longitude }: Place): Square[] {
  const steps = [-0.1, 0, 0.1];
  const found = steps.flatMap((dx) =>
    steps.map((dy) => fileAt("detail", longitude + dx, latitude + dy)),
  );
  return [...new Set(found)].flatMap((file) => (file ? squaresOf(file) : []));
}

export function isOnLand(place: Place): boolean {
  const { latitude, longitude } = place;
  const square = squaresAround(place).find(
    ({ west, south, size }) =>
      longitude >= west && longitude < west + size && latitude >= south && latitude < south + size,
  );
  if (!square) throw new Error(`no square of ${DETAIL_CELL}° holds ${latitude}, ${longitude}`);
  let crossings = 0;
  for (const ring of square.rings) {
    ring.forEach((to, at) => {
      const from = ring.at(at - 1) ?? to;
      if (from[1] > latitude === to[1] > latitude) return;
      const x = from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (x > longitude) crossings += 1;
    });
  }
  return crossings % 2 === 1;
}

export function metresToShore(place: Place): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const square of squaresAround(place)) {
    if (isFar(square, place)) continue;
    for (const ring of square.rings) {
      ring.forEach((to, at) => {
        const from = ring.at(at - 1) ?? to;
        if (runsAlongEdge(square, from, to)) return;
        nearest = Math.min(nearest, metresToLine(place, from, to));
      });
    }
  }
  return nearest;
}

const isFar = ({ west, south, size }: Square, { latitude, longitude }: Place): boolean =>
  longitude < west - 0.05 ||
  longitude > west + size + 0.05 ||
  latitude < south - 0.05 ||
  latitude > south + size + 0.05;

function runsAlongEdge({ west, south, size }: Square, from: Point, to: Point): boolean {
  const both = (axis: 0 | 1, edge: number) =>
    Math.abs(from[axis] - edge) < EDGE && Math.abs(to[axis] - edge) < EDGE;
  return both(0, west) || both(0, west + size) || both(1, south) || both(1, south + size);
}

function metresToLine({ latitude, longitude }: Place, from: Point, to: Point): number {
  const east = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const [ax, ay] = [(from[0] - longitude) * east, (from[1] - latitude) * METRES_PER_DEGREE];
  const [bx, by] = [(to[0] - longitude) * east, (to[1] - latitude) * METRES_PER_DEGREE];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
  return Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
}
