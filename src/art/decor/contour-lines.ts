import { seededRandom } from "#src/shared/seeded-random.ts";

export const CONTOUR_WIDTH = 1200;
export const CONTOUR_HEIGHT = 480;

const COLUMNS = 60;
const ROWS = 30;
/** The grid reaches beyond the picture, so that lines close out of sight. */
const MARGIN = 80;
/** Points nearer to each other than this would draw a kink. */
const CROWDED = 9;

type Point = readonly [number, number];

function seabed(seed: string): (x: number, y: number) => number {
  const random = seededRandom(seed);
  const banks = Array.from({ length: 7 }, (_, order) => ({
    x: CONTOUR_WIDTH * (order === 0 ? 0.72 + 0.16 * random() : 0.3 + 0.75 * random()),
    y: CONTOUR_HEIGHT * (order === 0 ? 0.3 + 0.4 * random() : random()),
    along: 80 + 90 * random(),
    across: 42 + 46 * random(),
    turn: Math.PI * random(),
    height: order === 0 ? 0.95 : 0.3 + 0.42 * random(),
  }));
  const phase = random() * 6;
  return (x, y) => {
    let sum = 0.05 * Math.sin(x / 61 + phase) * Math.cos(y / 47 - phase);
    sum += 0.025 * Math.sin(x / 23 - phase + y / 31);
    for (const bank of banks) {
      const dx = x - bank.x;
      const dy = y - bank.y;
      const u = (dx * Math.cos(bank.turn) + dy * Math.sin(bank.turn)) / bank.along;
      const v = (dy * Math.cos(bank.turn) - dx * Math.sin(bank.turn)) / bank.across;
      sum += bank.height * Math.exp(-(u * u + v * v) / 2);
    }
    return sum;
  };
}

/** Marching squares: the two edges that the line crosses, by which corners lie above it. */
const CROSSINGS: Record<
  number,
  readonly (readonly ["t" | "r" | "b" | "l", "t" | "r" | "b" | "l"])[]
> = {
  1: [["l", "b"]],
  2: [["b", "r"]],
  3: [["l", "r"]],
  4: [["t", "r"]],
  5: [
    ["l", "t"],
    ["b", "r"],
  ],
  6: [["t", "b"]],
  7: [["l", "t"]],
  8: [["l", "t"]],
  9: [["t", "b"]],
  10: [
    ["l", "b"],
    ["t", "r"],
  ],
  11: [["t", "r"]],
  12: [["l", "r"]],
  13: [["b", "r"]],
  14: [["l", "b"]],
};

function sampleGrid(seed: string): number[][] {
  const height = seabed(seed);
  return Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column) => {
      const edge = row === 0 || column === 0 || row === ROWS || column === COLUMNS;
      const [x, y] = place(column, row);
      return edge ? -1 : height(x, y);
    }),
  );
}

function place(column: number, row: number): Point {
  return [
    (column / COLUMNS) * (CONTOUR_WIDTH + 2 * MARGIN) - MARGIN,
    (row / ROWS) * (CONTOUR_HEIGHT + 2 * MARGIN) - MARGIN,
  ];
}

function linesAt(grid: number[][], level: number): Point[][] {
  const points = new Map<string, Point>();
  const links = new Map<string, string[]>();
  const at = (row: number, column: number) => grid[row]?.[column] ?? -1;
  const cross = (r1: number, c1: number, r2: number, c2: number): string => {
    const key = `${r1},${c1},${r2},${c2}`;
    const share = (level - at(r1, c1)) / (at(r2, c2) - at(r1, c1));
    points.set(key, place(c1 + (c2 - c1) * share, r1 + (r2 - r1) * share));
    return key;
  };
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const corners =
        (at(row, column) > level ? 8 : 0) +
        (at(row, column + 1) > level ? 4 : 0) +
        (at(row + 1, column + 1) > level ? 2 : 0) +
        (at(row + 1, column) > level ? 1 : 0);
      const edges = {
        t: () => cross(row, column, row, column + 1),
        b: () => cross(row + 1, column, row + 1, column + 1),
        l: () => cross(row, column, row + 1, column),
        r: () => cross(row, column + 1, row + 1, column + 1),
      };
      for (const [from, to] of CROSSINGS[corners] ?? []) {
        const [a, b] = [edges[from](), edges[to]()];
        links.set(a, [...(links.get(a) ?? []), b]);
        links.set(b, [...(links.get(b) ?? []), a]);
      }
    }
  }
  return walkLoops(points, links);
}

function walkLoops(points: Map<string, Point>, links: Map<string, string[]>): Point[][] {
  const seen = new Set<string>();
  const loops: Point[][] = [];
  for (const start of links.keys()) {
    const loop: Point[] = [];
    let here: string | undefined = start;
    while (here !== undefined && !seen.has(here)) {
      seen.add(here);
      const point = points.get(here);
      const last = loop.at(-1);
      const crowded = last && point && Math.hypot(last[0] - point[0], last[1] - point[1]) < CROWDED;
      if (point && !crowded) loop.push(point);
      here = links.get(here)?.find((next) => !seen.has(next));
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

/** Quadratic curves through the middles of the sides. */
function smooth(loop: Point[]): string {
  const middle = (a: Point, b: Point) =>
    `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  const parts = loop.map((point, order) => {
    const next = loop[(order + 1) % loop.length] ?? point;
    return `Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, next)}`;
  });
  const [first, last] = [loop[0], loop.at(-1)];
  return first && last ? `M${middle(last, first)}${parts.join("")}Z` : "";
}

/** One path for each level, from the deepest to the land. */
export function contourPaths(seed: string, levels: readonly number[]): string[] {
  const grid = sampleGrid(seed);
  return levels.map((level) => linesAt(grid, level).map(smooth).join(""));
}
