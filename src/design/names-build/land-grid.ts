import type { CoastBin } from "#src/design/map/coast/coast-file.ts";
import type { Position } from "#src/design/map/map-props.ts";

export const METRES_PER_DEGREE = 111_195;
/** A step to a neighbour and to one across the corner, for distances in whole numbers. */
const [STRAIGHT, ACROSS] = [5, 7];
const FAR = 0xffff;

/** Squares of land and water, each with its distance to the other. */
export interface LandGrid {
  west: number;
  south: number;
  /** Degrees of a square. */
  dx: number;
  dy: number;
  /** Metres of a square. */
  metres: number;
  columns: number;
  rows: number;
  isLand: Uint8Array;
  /** In fifths of a square. */
  toShore: Uint16Array;
}

interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function drawLand(area: Area, bins: readonly CoastBin[], metres: number): LandGrid {
  const dy = metres / METRES_PER_DEGREE;
  const dx = dy / Math.cos((((area.south + area.north) / 2) * Math.PI) / 180);
  const columns = Math.ceil((area.east - area.west) / dx);
  const rows = Math.ceil((area.north - area.south) / dy);
  const isLand = new Uint8Array(columns * rows);
  const { west, south } = area;
  const grid = { west, south, dx, dy, metres, columns, rows, isLand };
  for (const bin of bins) fillBin(grid, bin);
  return { ...grid, toShore: distances(isLand, columns, rows) };
}

type Canvas = Omit<LandGrid, "toShore">;

/** Between the first and the second crossing of a row there is land, between the third and fourth … */
function fillBin(grid: Canvas, bin: CoastBin): void {
  const degrees = bin.size / bin.steps;
  const crossings: number[][] = Array.from({ length: grid.rows }, () => []);
  for (const ring of bin.land.flat()) {
    ring.forEach((to, order) => {
      const from = ring.at(order - 1) ?? to;
      const y1 = (bin.south + from[1] * degrees - grid.south) / grid.dy;
      const y2 = (bin.south + to[1] * degrees - grid.south) / grid.dy;
      const x1 = (bin.west + from[0] * degrees - grid.west) / grid.dx;
      const x2 = (bin.west + to[0] * degrees - grid.west) / grid.dx;
      const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
      const last = Math.min(grid.rows - 1, Math.ceil(Math.max(y1, y2) - 0.5) - 1);
      for (let row = first; row <= last; row += 1) {
        crossings[row]?.push(x1 + ((row + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
      }
    });
  }
  crossings.forEach((found, row) => {
    found.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < found.length; pair += 2) {
      const from = Math.max(0, Math.ceil((found[pair] ?? 0) - 0.5));
      const to = Math.min(grid.columns, Math.ceil((found[pair + 1] ?? 0) - 0.5));
      if (to > from) grid.isLand.fill(1, row * grid.columns + from, row * grid.columns + to);
    }
  });
}

/** Two passes, one from each corner: what lies behind each edge of the grid counts as far away. */
function distances(isLand: Uint8Array, columns: number, rows: number): Uint16Array {
  const far = new Uint16Array(isLand.length).fill(FAR);
  const relax = (at: number, other: number, step: number) => {
    const through = isLand[at] === isLand[other] ? (far[other] ?? FAR) + step : step;
    if (through < (far[at] ?? FAR)) far[at] = through;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      if (column > 0) relax(at, at - 1, STRAIGHT);
      if (row === 0) continue;
      relax(at, at - columns, STRAIGHT);
      if (column > 0) relax(at, at - columns - 1, ACROSS);
      if (column < columns - 1) relax(at, at - columns + 1, ACROSS);
    }
  }
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const at = row * columns + column;
      if (column < columns - 1) relax(at, at + 1, STRAIGHT);
      if (row === rows - 1) continue;
      relax(at, at + columns, STRAIGHT);
      if (column < columns - 1) relax(at, at + columns + 1, ACROSS);
      if (column > 0) relax(at, at + columns - 1, ACROSS);
    }
  }
  return far;
}

export interface Square {
  at: number;
  column: number;
  row: number;
}

export function squareOf(grid: LandGrid, { latitude, longitude }: Position): Square | null {
  const column = Math.floor((longitude - grid.west) / grid.dx);
  const row = Math.floor((latitude - grid.south) / grid.dy);
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return null;
  return { column, row, at: row * grid.columns + column };
}

export const positionOfSquare = (grid: LandGrid, { column, row }: Square): Position => ({
  latitude: grid.south + (row + 0.5) * grid.dy,
  longitude: grid.west + (column + 0.5) * grid.dx,
});

/** Metres to the shore, from land or from water. */
export const metresOff = (grid: LandGrid, at: number): number =>
  ((grid.toShore[at] ?? 0) / STRAIGHT) * grid.metres;

/** The squares around one, up to so many metres away, that satisfy. */
export function* squaresWithin(grid: LandGrid, { column, row }: Square, metres: number) {
  const reach = Math.ceil(metres / grid.metres);
  for (let y = Math.max(0, row - reach); y <= Math.min(grid.rows - 1, row + reach); y += 1) {
    for (
      let x = Math.max(0, column - reach);
      x <= Math.min(grid.columns - 1, column + reach);
      x += 1
    ) {
      const away = Math.hypot(x - column, y - row) * grid.metres;
      if (away <= metres) yield { column: x, row: y, at: y * grid.columns + x, away };
    }
  }
}
