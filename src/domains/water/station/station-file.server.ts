import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { FlatTable } from "./flat-table.server.ts";

/*
 * The package's own entry puts all 8,721 stations and a text index on the heap: 57 MB, and the
 * process stands still for a second. Its database file is FlatBuffers, made to be read in place:
 * 9 MB outside the heap. The numbers are those of schemas/database.fbs.
 */
const ROOT = { stations: 1, constituentNames: 2, datumNames: 3 };
export const STATION = {
  id: 0,
  name: 1,
  kind: 2,
  latitude: 4,
  longitude: 5,
  accepted: 11,
  constituents: 13,
  datums: 14,
  chartDatum: 16,
  offsets: 17,
  current: 18,
  source: 21,
  license: 22,
  attribution: 24,
};
const SOURCE = { name: 0, url: 2 };
const LICENSE = { type: 0 };

export const KIND = { tide: 0, current: 1 };

export interface HarmonicConstituent {
  name: string;
  amplitude: number;
  phase: number;
}

/** What every station has, whatever it predicts. */
export interface StationHead {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  source: { name: string; url: string; licence: string; attribution: string };
}

export interface StationNames {
  constituents: string[];
  datums: string[];
}

interface StationFile {
  byId: Map<string, FlatTable>;
  names: StationNames;
}

let file: Promise<Buffer> | undefined;

/** NOAA's stations of a kind. The bytes are read once; a failed read is tried again. */
export async function openStationFile(kind: number): Promise<StationFile> {
  file ??= readFile(databasePath()).catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  const bytes = await file;
  if (bytes.toString("latin1", 4, 8) !== "TCDB") throw new Error("Not a tide database");
  const root = FlatTable.root(bytes);
  const byId = new Map<string, FlatTable>();
  for (const table of root.tables(ROOT.stations)) {
    const id = table.text(STATION.id) ?? "";
    // Other sources are river gauges, whose level follows the rain as much as the moon.
    if (id.startsWith("noaa/") && table.byte(STATION.kind) === kind) byId.set(id, table);
  }
  const names = {
    constituents: root.texts(ROOT.constituentNames),
    datums: root.texts(ROOT.datumNames),
  };
  return { byId, names };
}

function databasePath(): string {
  const manifest = createRequire(import.meta.url).resolve("@neaps/tide-database/package.json");
  return path.join(path.dirname(manifest), "dist/generated/neaps.tcdb");
}

export function readHead(table: FlatTable): StationHead {
  const source = table.table(STATION.source);
  return {
    id: table.text(STATION.id) ?? "",
    name: table.text(STATION.name) ?? "",
    latitude: table.double(STATION.latitude),
    longitude: table.double(STATION.longitude),
    source: {
      name: source?.text(SOURCE.name) ?? "",
      url: source?.text(SOURCE.url) ?? "",
      licence: table.table(STATION.license)?.text(LICENSE.type) ?? "",
      attribution: table.text(STATION.attribution) ?? "",
    },
  };
}

export function readConstituents(table: FlatTable, names: string[]): HarmonicConstituent[] {
  return table.structs(STATION.constituents, 12, (bytes, at) => ({
    name: names[bytes.readUInt16LE(at)] ?? "",
    amplitude: bytes.readFloatLE(at + 4),
    phase: bytes.readFloatLE(at + 8),
  }));
}
