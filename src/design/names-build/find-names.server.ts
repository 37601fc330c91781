/** Writes data/found.tsv from files of GNIS; docs/chart-names.md says how and from what. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { DETAIL_CELL, fileAt } from "#src/design/map/coast/coast-cells.ts";
import { type CoastBin, parseCoastFile } from "#src/design/map/coast/coast-file.ts";
import type { ChartName } from "#src/design/map/names/chart-name.ts";
import { type Feature, fitName, fitTown, isLarge } from "#src/design/names-build/fit-name.ts";
import { drawLand } from "#src/design/names-build/land-grid.ts";
import { formatNamesTable } from "#src/design/names-build/names-table.server.ts";
import { readGnis } from "#src/design/names-build/read-gnis.server.ts";
import { readTowns } from "#src/design/names-build/read-towns.server.ts";

const [, , folder = ""] = process.argv;
const SQUARE_METRES = 40;
/** Degrees around a bin, so that what lies across its edge is seen whole. */
const MARGIN = 0.12;

/** West, south, east and north of the coasts: the Gulf, Florida to the Carolinas, the Chesapeake, New England. */
const COASTS = [
  [-98, 25, -82, 31],
  [-83, 24, -75, 37],
  [-78, 36, -74, 40],
  [-76, 38, -69, 42],
  [-72, 41, -69, 45],
] as const;

const bins = new Map<string, CoastBin[]>();

/** Where there is no shore to draw finely, the coarser layer says whether it is land or sea. */
function binsAround(west: number, south: number): CoastBin[] {
  const size = DETAIL_CELL;
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [west + dx, south + dy]));
  const cells = new Set(
    around.map((cell) => cell.map((edge) => Math.floor(edge / size) * size).join()),
  );
  return [...cells].flatMap((cell) => {
    const [x = 0, y = 0] = cell.split(",").map(Number);
    const detail = fileAt("detail", x, y);
    const region = fileAt("region", x, y);
    if (detail) return binsOf(detail);
    return region ? binsOf(region).filter((bin) => bin.west === x && bin.south === y) : [];
  });
}

function binsOf(file: string): CoastBin[] {
  const known = bins.get(file);
  if (known) return known;
  const path = `public/coast/${file}.txt`;
  const read = existsSync(path) ? parseCoastFile(readFileSync(path, "utf8")) : [];
  bins.set(file, read);
  return read;
}

const isOnCoast = (west: number, south: number) =>
  COASTS.some(([w, s, e, n]) => west >= w && west < e && south >= s && south < n) &&
  fileAt("detail", west, south) !== undefined;

function namesIn(west: number, south: number, features: readonly Feature[]): ChartName[] {
  const towns = features.filter(({ kind }) => kind === "town");
  if (!isOnCoast(west, south))
    return towns.filter(isLarge).flatMap((town) => fitTown(null, town) ?? []);
  const area = {
    ...{ west: west - MARGIN, south: south - MARGIN },
    ...{ east: west + 1 + MARGIN, north: south + 1 + MARGIN },
  };
  const grid = drawLand(area, binsAround(west, south), SQUARE_METRES);
  return features.flatMap(
    (feature) => (feature.kind === "town" ? fitTown : fitName)(grid, feature) ?? [],
  );
}

const byBin = Map.groupBy([...readGnis(folder), ...readTowns(folder)], ({ latitude, longitude }) =>
  [Math.floor(longitude), Math.floor(latitude)].join(),
);
const found: ChartName[] = [];
for (const [key, features] of byBin) {
  const [west = 0, south = 0] = key.split(",").map(Number);
  found.push(...namesIn(west, south, features));
}
const order = (a: ChartName, b: ChartName) =>
  a.zoom - b.zoom || a.name.localeCompare(b.name) || a.latitude - b.latitude;
writeFileSync("src/design/names-build/data/found.tsv", formatNamesTable(found.sort(order)));
