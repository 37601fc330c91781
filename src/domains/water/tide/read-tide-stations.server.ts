import type { FlatTable } from "../station/flat-table.server.ts";
import {
  type HarmonicConstituent,
  KIND,
  openStationFile,
  readConstituents,
  readHead,
  STATION,
  type StationHead,
  type StationNames,
} from "../station/station-file.server.ts";
import type { StationDatabase } from "../station/station-finder.ts";

const OFFSETS = {
  reference: 0,
  timeHigh: 1,
  timeLow: 2,
  heightType: 3,
  heightHigh: 4,
  heightLow: 5,
};

const FIXED = 1;

interface StationOffsets {
  time: { high: number; low: number };
  height: { high: number; low: number; type: "fixed" | "ratio" };
}

/** What a prediction needs; metres and degrees, as published. */
export interface StationRecord extends StationHead {
  constituents: HarmonicConstituent[];
  meanSeaLevelAboveMllw: number;
  /** Only of a subordinate station; its constituents are those of its reference. */
  offsets: StationOffsets | undefined;
}

export async function openStationDatabase(): Promise<StationDatabase<StationRecord>> {
  const { byId, names } = await openStationFile(KIND.tide);
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

function isUsable(table: FlatTable): boolean {
  return table.byte(STATION.accepted) === 1 && table.text(STATION.chartDatum) === "MLLW";
}

function readStation(
  table: FlatTable,
  byId: Map<string, FlatTable>,
  names: StationNames,
): StationRecord {
  const offsets = table.table(STATION.offsets);
  const reference = byId.get(offsets?.text(OFFSETS.reference) ?? "");
  return {
    ...readHead(table),
    constituents: readConstituents(reference ?? table, names.constituents),
    meanSeaLevelAboveMllw: readMeanSeaLevel(reference ?? table, names.datums),
    offsets: offsets ? readOffsets(offsets) : undefined,
  };
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
