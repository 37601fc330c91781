/** Writes the coastline files of the chart; docs/coastline.md says how and from what. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  type CoastBin,
  formatCoastFile,
  type GridPolygon,
} from "#src/design/map/coast/coast-file.ts";
import type { GridPoint } from "#src/design/map/coast/ring-code.ts";
import { areaOf, closeRings } from "#src/design/map/coast-build/close-rings.ts";
import {
  type Area,
  BIN_SIZE,
  binKey,
  binsOf,
  type Resolution,
  readShoreline,
  SOURCE_STEPS,
} from "#src/design/map/coast-build/read-shoreline.server.ts";

const FOLDER = "public/coast";
const INDEX = "src/design/map/coast/coast-index.json";

const WORLD: Area = { west: -180, east: 180, south: -90, north: 90 };

/** The contiguous states and the Caribbean, Hawaii; in whole cells of ten degrees. */
const REGIONS: readonly Area[] = [
  { west: -130, east: -60, south: 20, north: 50 },
  { west: -90, east: -60, south: 10, north: 20 },
  { west: -170, east: -150, south: 10, north: 30 },
];

/** East and Gulf coasts with the Great Lakes, West Coast, Puerto Rico, Hawaii. */
const DETAILED: readonly Area[] = [
  { west: -98, east: -66, south: 22, north: 50 },
  { west: -126, east: -114, south: 32, north: 50 },
  { west: -68, east: -64, south: 16, north: 20 },
  { west: -162, east: -154, south: 18, north: 24 },
];

interface Source {
  resolution: Resolution;
  /** Grid units along a bin in the file. */
  steps: number;
  /** Square kilometres below which an island or lake is left out. */
  leastArea: number;
}

const COARSE: Source = { resolution: "l", steps: 1000, leastArea: 50 };
const MIDDLE: Source = { resolution: "i", steps: 2000, leastArea: 20 };
const FINE: Source = { resolution: "h", steps: 8000, leastArea: 0 };
const FULL: Source = { resolution: "f", steps: SOURCE_STEPS, leastArea: 0 };

function readBins({ resolution, steps, leastArea }: Source, area: Area): CoastBin[] {
  const size = BIN_SIZE[resolution];
  const { lines, inland } = readShoreline(resolution, area, leastArea);
  return binsOf(area, size).map(([west, south]) => {
    const key = binKey(west, south);
    const land = closeRings(lines.get(key) ?? [], SOURCE_STEPS, inland.has(key));
    return { west, south, size, steps, land: coarsen(land, steps) };
  });
}

function coarsen(land: readonly GridPolygon[], steps: number): GridPolygon[] {
  const place = (value: number) => Math.round((value * steps) / SOURCE_STEPS);
  const shrink = (ring: readonly GridPoint[]) => {
    const points = ring.map(([x, y]): GridPoint => [place(x), place(y)]);
    return points.filter(([x, y], order) => {
      const last = points.at(order - 1);
      return x !== last?.[0] || y !== last?.[1];
    });
  };
  const isLeft = (ring: readonly GridPoint[]) => ring.length > 2 && areaOf(ring) !== 0;
  return land
    .map((rings) => rings.map(shrink))
    .filter(([outer]) => outer && isLeft(outer))
    .map((rings) => rings.filter(isLeft));
}

const isIn = ({ west, south }: CoastBin, area: Area): boolean =>
  west >= area.west && west < area.east && south >= area.south && south < area.north;

/** Open sea and inland cells have no file of their own: the coarser layer says the same. */
const hasShore = ({ land, steps }: CoastBin): boolean =>
  land.some(([outer = []]) => areaOf(outer) !== 2 * steps * steps) ||
  land.some((rings) => rings.length > 1);

function writeBins(name: string, bins: readonly CoastBin[]): void {
  mkdirSync(`${FOLDER}/${dirname(name)}`, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.txt`, formatCoastFile(bins));
}

/** Returns the names of the cells that have a file. */
function writeCells(layer: string, source: Source, areas: readonly Area[], cell: number): string {
  const written: string[] = [];
  for (const area of areas) {
    const all = readBins(source, area);
    for (const [west, south] of binsOf(area, cell)) {
      const square = { west, south, east: west + cell, north: south + cell };
      const bins = all.filter((bin) => isIn(bin, square));
      if (!bins.some(hasShore)) continue;
      writeBins(`${layer}/${west}_${south}`, bins);
      written.push(`${west}_${south}`);
    }
  }
  return written.join(" ");
}

const elsewhere = readBins(COARSE, WORLD).filter((bin) => !REGIONS.some((area) => isIn(bin, area)));
writeBins("world", [...elsewhere, ...REGIONS.flatMap((area) => readBins(MIDDLE, area))]);
const index = {
  region: writeCells("region", FINE, REGIONS, 10),
  detail: writeCells("detail", FULL, DETAILED, 2),
};
writeFileSync(INDEX, `${JSON.stringify(index, null, 2)}\n`);
