import type { FlatTable } from "../station/flat-table.server.ts";
import {
  type HarmonicConstituent,
  KIND,
  openStationFile,
  readConstituents,
  readHead,
  STATION,
  type StationHead,
} from "../station/station-file.server.ts";
import type { StationDatabase } from "../station/station-finder.ts";

const CURRENT = {
  floodDirection: 0,
  ebbDirection: 1,
  meanFlow: 2,
  offsets: 4,
  floodDirectionMissing: 7,
  ebbDirectionMissing: 8,
};
const OFFSETS = {
  reference: 0,
  slackBeforeFlood: 1,
  slackBeforeEbb: 2,
  floodTime: 3,
  ebbTime: 4,
  floodSpeedRatio: 5,
  ebbSpeedRatio: 6,
};

/** Of a subordinate station, to the events of its reference: minutes later, times as fast. */
export interface CurrentOffsets {
  minutes: { slackBeforeFlood: number; flood: number; slackBeforeEbb: number; ebb: number };
  ratio: { flood: number; ebb: number };
}

/** Knots along the channel: flood is positive, ebb negative. */
export interface CurrentRecord extends StationHead {
  floodToward: number | null;
  ebbToward: number | null;
  constituents: HarmonicConstituent[];
  /** What flows all the time, as a river does. */
  meanFlow: number;
  /** Only of a subordinate station; constituents and mean flow are those of its reference. */
  offsets: CurrentOffsets | undefined;
}

export async function openCurrentDatabase(): Promise<StationDatabase<CurrentRecord>> {
  const { byId, names } = await openStationFile(KIND.current);
  const read = (table: FlatTable) => readCurrent(table, byId, names.constituents);
  const stations = [...byId.values()].filter(
    (table) => isMainDepth(table) && read(table).constituents.length > 0,
  );
  return {
    positions: stations.map((table) => ({
      latitude: table.double(STATION.latitude),
      longitude: table.double(STATION.longitude),
    })),
    read(order) {
      const table = stations[order];
      if (!table) throw new Error(`There is no current station ${order}`);
      return read(table);
    },
  };
}

/** "…@2" is another depth of the same place. */
const isMainDepth = (table: FlatTable): boolean => !table.text(STATION.id)?.includes("@");

function readCurrent(
  table: FlatTable,
  byId: Map<string, FlatTable>,
  names: string[],
): CurrentRecord {
  const current = table.table(STATION.current);
  const offsets = current?.table(CURRENT.offsets) ?? null;
  const reference = byId.get(offsets?.text(OFFSETS.reference) ?? "") ?? table;
  return {
    ...readHead(table),
    floodToward: readDirection(current, CURRENT.floodDirection, CURRENT.floodDirectionMissing),
    ebbToward: readDirection(current, CURRENT.ebbDirection, CURRENT.ebbDirectionMissing),
    constituents: readConstituents(reference, names),
    meanFlow: reference.table(STATION.current)?.float(CURRENT.meanFlow) ?? 0,
    offsets: offsets ? readOffsets(offsets) : undefined,
  };
}

function readDirection(current: FlatTable | null, field: number, missing: number): number | null {
  if (!current || current.byte(missing) === 1) return null;
  return Math.round(current.float(field));
}

const readOffsets = (offsets: FlatTable): CurrentOffsets => ({
  minutes: {
    slackBeforeFlood: offsets.integer(OFFSETS.slackBeforeFlood),
    flood: offsets.integer(OFFSETS.floodTime),
    slackBeforeEbb: offsets.integer(OFFSETS.slackBeforeEbb),
    ebb: offsets.integer(OFFSETS.ebbTime),
  },
  ratio: {
    flood: offsets.float(OFFSETS.floodSpeedRatio),
    ebb: offsets.float(OFFSETS.ebbSpeedRatio),
  },
});
