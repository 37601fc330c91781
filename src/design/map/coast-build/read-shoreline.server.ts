import { execFileSync } from "node:child_process";
import type { GridPoint } from "#src/design/map/coast/ring-code.ts";
import type { Line } from "#src/design/map/coast-build/close-rings.ts";

/** GSHHG keeps coordinates as whole parts of its bins; reading them as such loses nothing. */
export const SOURCE_STEPS = 65_535;

export type Resolution = "l" | "i" | "h" | "f";

/** Degrees along one side of the bins into which GSHHG cuts each resolution. */
export const BIN_SIZE: Readonly<Record<Resolution, number>> = { l: 10, i: 5, h: 2, f: 1 };

export interface Area {
  west: number;
  east: number;
  south: number;
  north: number;
}

interface Shoreline {
  /** Lines by the key of their bin. */
  lines: ReadonlyMap<string, readonly Line[]>;
  /** Keys of the bins whose south-west corner is on land. */
  inland: ReadonlySet<string>;
}

export const binKey = (west: number, south: number): string => `${west} ${south}`;

const regionOf = ({ west, east, south, north }: Area) => `-R${west}/${east}/${south}/${north}`;

function gmt(args: readonly string[], input = ""): string {
  return execFileSync("gmt", args, { encoding: "utf8", input, maxBuffer: 2 ** 30 });
}

/** The area must end on edges of bins, or lines would end inside them. */
export function readShoreline(resolution: Resolution, area: Area, leastArea = 0): Shoreline {
  const size = BIN_SIZE[resolution];
  const data = [`-D${resolution}`, `-A${leastArea}`];
  const dump = gmt(["coast", ...data, "-W1", "-M", regionOf(area)]);
  const corners = binsOf(area, size).map(([west, south]) => `${west}\t${south}`);
  const ashore = gmt(["select", ...data, "-Ns/k/s/k/s"], corners.join("\n"));
  return { lines: parseLines(dump, size), inland: parseCorners(ashore) };
}

/** The south-west corners of the bins in an area. */
export function binsOf({ west, east, south, north }: Area, size: number): [number, number][] {
  const bins: [number, number][] = [];
  for (let y = south; y < north; y += size) {
    for (let x = west; x < east; x += size) bins.push([x, y]);
  }
  return bins;
}

function parseLines(dump: string, size: number): Map<string, Line[]> {
  const lines = new Map<string, Line[]>();
  for (const segment of dump.split(/^> /m)) {
    const [head = "", ...rows] = segment.trimEnd().split("\n");
    const bin = Number(/Bin # (\d+)/.exec(head)?.[1]);
    if (rows.length < 2 || Number.isNaN(bin)) continue;
    const east = (bin % (360 / size)) * size;
    const west = east >= 180 ? east - 360 : east;
    const south = 90 - size - Math.floor(bin / (360 / size)) * size;
    const key = binKey(west, south);
    const line = rows.map((row) => toGrid(row, west, south, size));
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return lines;
}

function toGrid(row: string, west: number, south: number, size: number): GridPoint {
  const [longitude = 0, latitude = 0] = row.split("\t").map(Number);
  const scale = SOURCE_STEPS / size;
  // The eastern edge of a bin can be written as the other end of the globe.
  const x = ((((longitude - west + 180) % 360) + 360) % 360) - 180;
  return [Math.round(x * scale), Math.round((latitude - south) * scale)];
}

function parseCorners(rows: string): Set<string> {
  const corners = rows.split("\n").filter(Boolean);
  return new Set(
    corners.map((row) => {
      const [longitude = 0, latitude = 0] = row.split("\t").map(Number);
      return binKey(longitude >= 180 ? longitude - 360 : longitude, latitude);
    }),
  );
}
