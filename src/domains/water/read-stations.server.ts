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
const STATION = {
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
  source: 21,
  license: 22,
  attribution: 24,
};
const SOURCE = { name: 0, url: 2 };
const LICENSE = { type: 0 };
const OFFSETS = {
  reference: 0,
  timeHigh: 1,
  timeLow: 2,
  heightType: 3,
  heightHigh: 4,
  heightLow: 5,
};

const TIDE = 0;
const FIXED = 1;

interface HarmonicConstituent {
  name: string;
  amplitude: number;
  phase: number;
}

interface StationOffsets {
  time: { high: number; low: number };
  height: { high: number; low: number; type: "fixed" | "ratio" };
}

/** What a prediction needs; metres and degrees, as published. */
export interface StationRecord {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  source: { name: string; url: string; licence: string; attribution: string };
  constituents: HarmonicConstituent[];
  meanSeaLevelAboveMllw: number;
  /** Only of a subordinate station; its constituents are those of its reference. */
  offsets: StationOffsets | undefined;
}

export interface StationDatabase {
  positions: { latitude: number; longitude: number }[];
  /** By its order in `positions`. */
  read(order: number): StationRecord;
}

export async function openStationDatabase(): Promise<StationDatabase> {
  const bytes = await readFile(databasePath());
  if (bytes.toString("latin1", 4, 8) !== "TCDB") throw new Error("Not a tide database");
  const root = FlatTable.root(bytes);
  const names: Names = {
    constituents: root.texts(ROOT.constituentNames),
    datums: root.texts(ROOT.datumNames),
  };
  const byId = new Map<string, FlatTable>();
  for (const table of root.tables(ROOT.stations)) {
    const id = table.text(STATION.id) ?? "";
    // Other sources are river gauges, whose level follows the rain as much as the moon.
    if (id.startsWith("noaa/") && table.byte(STATION.kind) === TIDE) byId.set(id, table);
  }
  const stations = [...byId.values()].filter(isUsable);
  return {
    positions: stations.map((table) => ({
      latitude: table.double(STATION.latitude),
      longitude: table.double(STATION.longitude),
    })),
    read(order) {
      const table = stations[order];
      if (!table) throw new Error(`There is no station ${order}`);
      return readStation(table, byId, names);
    },
  };
}

function databasePath(): string {
  const manifest = createRequire(import.meta.url).resolve("@neaps/tide-database/package.json");
  return path.join(path.dirname(manifest), "dist/generated/neaps.tcdb");
}

function isUsable(table: FlatTable): boolean {
  return table.byte(STATION.accepted) === 1 && table.text(STATION.chartDatum) === "MLLW";
}

interface Names {
  constituents: string[];
  datums: string[];
}

function readStation(table: FlatTable, byId: Map<string, FlatTable>, names: Names): StationRecord {
  const offsets = table.table(STATION.offsets);
  const reference = byId.get(offsets?.text(OFFSETS.reference) ?? "");
  return {
    id: table.text(STATION.id) ?? "",
    name: table.text(STATION.name) ?? "",
    latitude: table.double(STATION.latitude),
    longitude: table.double(STATION.longitude),
    source: readSource(table),
    constituents: readConstituents(reference ?? table, names.constituents),
    meanSeaLevelAboveMllw: readMeanSeaLevel(reference ?? table, names.datums),
    offsets: offsets ? readOffsets(offsets) : undefined,
  };
}

function readSource(table: FlatTable): StationRecord["source"] {
  const source = table.table(STATION.source);
  return {
    name: source?.text(SOURCE.name) ?? "",
    url: source?.text(SOURCE.url) ?? "",
    licence: table.table(STATION.license)?.text(LICENSE.type) ?? "",
    attribution: table.text(STATION.attribution) ?? "",
  };
}

function readConstituents(table: FlatTable, names: string[]): HarmonicConstituent[] {
  return table.structs(STATION.constituents, 12, (bytes, at) => ({
    name: names[bytes.readUInt16LE(at)] ?? "",
    amplitude: bytes.readFloatLE(at + 4),
    phase: bytes.readFloatLE(at + 8),
  }));
}

function readMeanSeaLevel(table: FlatTable, names: string[]): number {
  const datums = new Map(
    table.structs(STATION.datums, 8, (bytes, at) => [
      names[bytes.readUInt16LE(at)] ?? "",
      bytes.readFloatLE(at + 4),
    ]),
  );
  return (datums.get("MSL") ?? Number.NaN) - (datums.get("MLLW") ?? Number.NaN);
}

function readOffsets(table: FlatTable): StationOffsets {
  return {
    time: { high: table.integer(OFFSETS.timeHigh), low: table.integer(OFFSETS.timeLow) },
    height: {
      high: table.float(OFFSETS.heightHigh),
      low: table.float(OFFSETS.heightLow),
      type: table.byte(OFFSETS.heightType) === FIXED ? "fixed" : "ratio",
    },
  };
}
