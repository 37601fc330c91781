import type { Position } from "#src/design/map/map-props.ts";
import type { ChartName, NameKind } from "#src/design/map/names/chart-name.ts";
import {
  type LandGrid,
  METRES_PER_DEGREE,
  metresOff,
  positionOfSquare,
  type Square,
  squareOf,
  squaresWithin,
} from "#src/design/names-build/land-grid.ts";

/** As a gazetteer has it. */
export interface Feature extends Position {
  source: string;
  name: string;
  kind: NameKind;
  /** Where a stream begins; its own position is its mouth. */
  head?: Position;
  /** How many ZIP codes a town has. */
  parts?: number;
}

/** A name is shown once what it names is so many pixels wide. */
const PIXELS = { bay: 30, river: 16, inlet: 22, island: 34, cape: 130 } as const;
const NEAREST = 13.75;
/** However wide the open water before it is, an inlet is a thing of the near chart. */
const FARTHEST_INLET = 9.5;
/** Farther from the water that we know, it is a pond or a brook. */
const SLIP_METRES = 250;
/** A name of a long river stands no farther from its mouth. */
const INLAND_METRES = 9000;
const BESIDE_CAPE_METRES = 1500;
/** Wider, it is another water: the island around it is missing from our shore, or it lies seaward. */
const COVE_METRES = 3000;
const INLET_METRES = 4000;
/** Upstream a river may be so much wider than where it was found. */
const WIDENING = 2;
/** Farther aside from the way to where it begins, so much of that way, it is another river. */
const ASIDE = 0.5;
/** A long thin island is shown as if it were no longer than so many times its width. */
const THIN = 12;
/** Boats look for the ways in from the sea before they are wide on the chart. */
const WAYS_IN = /\b(?:Inlet|Pass|Entrance)$|^(?:Inlet|Pass) /;
const WAY_IN_ZOOMS = 2;

export const isWayIn = (name: string): boolean => WAYS_IN.test(name);

const OPEN_WATER = /\b(?:Bay|Sound|Bight|Gulf|Straits?)\b/;

/** A town with so many ZIP codes is shown from this zoom on. */
const TOWN_ZOOMS = [
  [60, 4.5],
  [30, 5.5],
  [15, 6.5],
  [8, 7.75],
  [4, 8.75],
  [2, 9.75],
  [1, 10.5],
] as const;
const TOWN_SLIP_METRES = 2500;
/** Farther from all water a town is shown only if it is large. */
const ASHORE_METRES = 12_000;
const LARGE_PARTS = 8;

export const isLarge = ({ parts = 1 }: Feature): boolean => parts >= LARGE_PARTS;

/** By its size; ZIP codes know the middle of a town so roughly that it may lie in the water. */
export function fitTown(grid: LandGrid | null, town: Feature): ChartName | null {
  const start = grid && squareOf(grid, town);
  const land = start && nearest(grid, start, 1, TOWN_SLIP_METRES);
  if (grid && (!land || (metresOff(grid, land.at) > ASHORE_METRES && !isLarge(town)))) return null;
  const { kind, name, source, latitude, longitude, parts = 1 } = town;
  const zoom = TOWN_ZOOMS.find(([least]) => parts >= least)?.[1] ?? NEAREST;
  const isMoved = grid && land && land.at !== start.at;
  const position = isMoved ? positionOfSquare(grid, land) : { latitude, longitude };
  return { kind, name, source, zoom, ...position };
}

/** Where the name stands and from which zoom, or null where our shore does not show what it names. */
export function fitName(grid: LandGrid, feature: Feature): ChartName | null {
  const start = squareOf(grid, feature);
  if (!start) return null;
  const fit = FITS[feature.kind]?.(grid, start, feature);
  if (!fit || fit.metres <= 0) return null;
  const { name, kind, source, latitude } = feature;
  const wide = zoomFor(PIXELS[kind as keyof typeof PIXELS], fit.metres, latitude);
  const zoom = kind === "inlet" ? inletZoom(name, wide) : wide;
  if (zoom > NEAREST) return null;
  return { name, kind, source, zoom, ...positionOfSquare(grid, fit.square) };
}

const inletZoom = (name: string, wide: number): number =>
  Math.max(FARTHEST_INLET, isWayIn(name) ? wide - WAY_IN_ZOOMS : wide);

interface Fit {
  square: Square;
  /** How wide what it names is. */
  metres: number;
}

type FitKind = (grid: LandGrid, start: Square, feature: Feature) => Fit | null;

const FITS: Partial<Record<NameKind, FitKind>> = {
  bay: fitBay,
  inlet: fitInlet,
  river: fitRiver,
  cape: fitCape,
  island: fitIsland,
};

/** The middle of the water around the point, not so far that it would be another water. */
function fitBay(grid: LandGrid, start: Square, { name }: Feature): Fit | null {
  const water = nearest(grid, start, 0, SLIP_METRES);
  if (!water) return null;
  const reach = Math.min(4000, 1.2 * metresOff(grid, water.at) + 60);
  const fit = widest(grid, water, reach, () => true);
  return OPEN_WATER.test(name) || fit.metres <= COVE_METRES ? fit : null;
}

function fitInlet(grid: LandGrid, start: Square): Fit | null {
  const water = nearest(grid, start, 0, SLIP_METRES);
  const fit = water && widest(grid, water, 2 * grid.metres, () => true);
  return fit && fit.metres <= INLET_METRES ? fit : null;
}

/** Upstream of the mouth: seaward lies the water that it runs into. */
function fitRiver(grid: LandGrid, start: Square, { head, ...mouth }: Feature): Fit | null {
  const water = nearest(grid, start, 0, SLIP_METRES);
  if (!water || !head) return null;
  const east = (head.longitude - mouth.longitude) * Math.cos((mouth.latitude * Math.PI) / 180);
  const north = head.latitude - mouth.latitude;
  const length = Math.hypot(east, north) * METRES_PER_DEGREE;
  if (length === 0) return null;
  const reach = Math.min(INLAND_METRES, length / 2);
  const upstream = ({ column, row }: Square) =>
    (((column - start.column) * east + (row - start.row) * north) * METRES_PER_DEGREE) / length;
  const least = Math.max(1, (0.1 * reach) / grid.metres);
  const limit = WIDENING * Math.max(metresOff(grid, water.at), 2 * grid.metres);
  const fit = widest(
    grid,
    water,
    reach,
    (square) => upstream(square) >= -1 && metresOff(grid, square.at) <= limit,
    (square) => upstream(square) >= least,
  );
  const along = upstream(fit.square);
  const aside = Math.sqrt(
    Math.max(0, away(grid, start, fit.square) ** 2 - (along * grid.metres) ** 2),
  );
  const isUpstream = along >= least && aside <= ASIDE * along * grid.metres + 2 * grid.metres;
  return isUpstream && fit.metres < 2 * (limit - grid.metres) ? fit : null;
}

/** On the land nearest to the point, as early as the water beside it is wide. */
function fitCape(grid: LandGrid, start: Square): Fit | null {
  const land = nearest(grid, start, 1, SLIP_METRES);
  if (!land) return null;
  let open = 0;
  for (const { at } of squaresWithin(grid, land, BESIDE_CAPE_METRES)) {
    if (grid.isLand[at] === 0) open = Math.max(open, metresOff(grid, at));
  }
  return { square: land, metres: open * 2 };
}

/** As large as the land that one can walk to. */
function fitIsland(grid: LandGrid, start: Square): Fit | null {
  const land = nearest(grid, start, 1, 2 * grid.metres);
  const island = land && walk(grid, land);
  if (!land || !island) return null;
  const inner = island.squares
    .filter((square) => away(grid, land, square) < BESIDE_CAPE_METRES)
    .reduce((a, b) => (metresOff(grid, b.at) > metresOff(grid, a.at) ? b : a));
  const most = THIN * 2 * metresOff(grid, inner.at);
  return { square: inner, metres: Math.min(island.metres, most) };
}

const away = (grid: LandGrid, a: Square, b: Square) =>
  Math.hypot(a.column - b.column, a.row - b.row) * grid.metres;

/** So many squares of land are the mainland. */
const MAINLAND = 150_000;
const mainlands = new WeakMap<LandGrid, Set<number>>();

/** An island and the longer side of the box around it. */
function walk(grid: LandGrid, start: Square) {
  const mainland = mainlands.get(grid) ?? new Set();
  mainlands.set(grid, mainland);
  const seen = new Set([start.at]);
  const squares = [start];
  let [west, east, south, north] = [start.column, start.column, start.row, start.row];
  for (let next = 0; next < squares.length; next += 1) {
    const { column, row, at } = squares[next] ?? start;
    if (mainland.has(at)) return null;
    [west, east] = [Math.min(west, column), Math.max(east, column)];
    [south, north] = [Math.min(south, row), Math.max(north, row)];
    for (const square of neighbours(grid, column, row)) {
      if (grid.isLand[square.at] !== 1 || seen.has(square.at)) continue;
      seen.add(square.at);
      squares.push(square);
    }
    if (squares.length < MAINLAND) continue;
    for (const square of seen) mainland.add(square);
    return null;
  }
  return { metres: (Math.max(east - west, north - south) + 1) * grid.metres, squares };
}

function neighbours(grid: LandGrid, column: number, row: number): Square[] {
  const around = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ] as const;
  return around
    .filter(([x, y]) => x >= 0 && y >= 0 && x < grid.columns && y < grid.rows)
    .map(([x, y]) => ({ column: x, row: y, at: y * grid.columns + x }));
}

function nearest(grid: LandGrid, start: Square, side: 0 | 1, metres: number): Square | null {
  if (grid.isLand[start.at] === side) return start;
  let found: Square | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { away, ...square } of squaresWithin(grid, start, metres)) {
    if (grid.isLand[square.at] !== side || away >= least) continue;
    [found, least] = [square, away];
  }
  return found;
}

/** The widest water that a boat reaches from the start without leaving where it may go. */
function widest(
  grid: LandGrid,
  start: Square,
  reach: number,
  mayGo: (square: Square) => boolean,
  mayStand: (square: Square) => boolean = () => true,
): Fit {
  const seen = new Set([start.at]);
  const squares = [start];
  let best = start;
  const rank = (square: Square) => (mayStand(square) ? metresOff(grid, square.at) : 0);
  for (let next = 0; next < squares.length; next += 1) {
    const here = squares[next] ?? start;
    if (rank(here) > rank(best)) best = here;
    for (const square of neighbours(grid, here.column, here.row)) {
      if (grid.isLand[square.at] !== 0 || seen.has(square.at)) continue;
      if (away(grid, start, square) > reach || !mayGo(square)) continue;
      seen.add(square.at);
      squares.push(square);
    }
  }
  return { square: best, metres: 2 * metresOff(grid, best.at) };
}

const EARTH_METRES = 40_075_016;
const TILE = 512;

/** The zoom, in quarters, at which so many metres are so many pixels. */
function zoomFor(pixels: number, metres: number, latitude: number): number {
  const around = EARTH_METRES * Math.cos((latitude * Math.PI) / 180);
  return Math.ceil(4 * Math.log2((pixels * around) / (TILE * metres))) / 4;
}
